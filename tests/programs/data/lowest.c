// A bot in C for WebAssembly: it says the lowest number it may, and calls when the number is above 12.
//
//     python -m ziglang cc -target wasm32-wasi -Os -s -o lowest.wasm lowest.c
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[65536];

static int number(const char *field, int otherwise) {
  const char *place = strstr(line, field);
  return place ? atoi(place + strlen(field)) : otherwise;
}

int main(void) {
  while (fgets(line, sizeof line, stdin)) {
    if (strstr(line, "\"tell\":\"hello\"")) {
      puts("{\"ask\":\"ready\"}");
    } else if (strstr(line, "\"tell\":\"turn\"")) {
      int id = number("\"id\":", 0), lowest = number("\"lowest\":", 1000);
      if (strstr(line, "\"give_up\":true"))
        printf("{\"ask\":\"play\",\"id\":%d,\"move\":{\"do\":\"give-up\",\"open\":false}}\n", id);
      else if (strstr(line, "\"points\":["))
        printf("{\"ask\":\"play\",\"id\":%d,\"move\":{\"do\":\"point\",\"target\":%d}}\n", id, number("\"points\":[", 0));
      else if (strstr(line, "\"call\":true") && lowest > 12)
        printf("{\"ask\":\"play\",\"id\":%d,\"move\":{\"do\":\"call\"}}\n", id);
      else
        printf("{\"ask\":\"play\",\"id\":%d,\"move\":{\"do\":\"declare\",\"number\":%d}}\n", id, lowest);
    }
    fflush(stdout);
  }
  return 0;
}
