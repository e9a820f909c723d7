// What this browser keeps between visits. Where storage is blocked (private windows) the page still works.

const PREFIX = 'coyote.'
const fallback = new Map<string, string>()

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return fallback.get(name) ?? null
  }
}

export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    if (value === null) fallback.delete(name)
    else fallback.set(name, value)
  }
}
