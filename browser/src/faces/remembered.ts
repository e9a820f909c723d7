// What is on, remembered for one table and one tab: a page that is loaded again switches it on again, and nothing else ever does.

export interface Kept {
  camera: boolean
  microphone: boolean
  relayOnly: boolean
  /** As somebody who watches. */
  tuned: boolean
}

const place = (link: string): string => `coyote.faces.${link}`

export function remember(link: string, kept: Kept): void {
  try {
    sessionStorage.setItem(place(link), JSON.stringify(kept))
  } catch {
    // then it is asked again
  }
}

export function remembered(link: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(link)) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
