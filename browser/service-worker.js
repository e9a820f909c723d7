// Keeps the shell of the page. VERSION and FILES are written in by the build, so a new page is a new cache.
const version = "VERSION"
const files = "FILES"

addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)).then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)))
  event.waitUntil(caches.keys().then(old).then(() => clients.claim()))
})

// a tap on “your turn” leads back to the table, in the tab that shows it if there is one
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path ?? '/'
  const back = (tabs) => {
    const tab = tabs.find(({ url }) => new URL(url).pathname === path)
    return tab ? tab.focus() : clients.openWindow(path)
  }
  event.waitUntil(clients.matchAll({ type: 'window' }).then(back))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api') || pathname === '/metrics') return
  // every path is the same page; whatever is not cached (an icon of another size) comes from the server
  event.respondWith(caches.match(request.mode === 'navigate' ? '/' : request).then((kept) => kept ?? fetch(request)))
})
