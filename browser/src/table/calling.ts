// Calling somebody back to the table whose page is hidden: a notification and a badge. Whether they want that is asked once, and
// only where people wait for each other; the browser has the last word.

import { store, stored } from '../kept'
import { say } from '../words.svelte'

const TAG = 'coyote-turn'

/** Whether it makes sense to ask: they have not been asked, and this browser can do it. */
export const mayAsk = (): boolean => 'Notification' in window && Notification.permission !== 'denied' && stored('call') === null

/** They want to be called, or not. */
export async function answered(wanted: boolean): Promise<void> {
  store('call', wanted ? 'yes' : 'no')
  if (wanted) await Notification.requestPermission()
}

/** It is their turn: tell them, if they look elsewhere and want to be told. */
export async function callBack(link: string): Promise<void> {
  if (document.visibilityState === 'visible') return
  void navigator.setAppBadge?.(1).catch(() => undefined)
  document.addEventListener('visibilitychange', here)
  if (!('Notification' in window) || Notification.permission !== 'granted' || stored('call') !== 'yes') return
  const told = { body: say('call-turn-about'), tag: TAG, icon: '/icon-192.png', data: { path: `/t/${link}` } }
  // phones show a notification only if the service worker does it
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker) await worker.showNotification(say('call-turn'), told).catch(() => undefined)
  else new Notification(say('call-turn'), told).onclick = () => window.focus()
}

/** They look again: nothing is left to tell. */
function here(): void {
  if (document.visibilityState !== 'visible') return
  document.removeEventListener('visibilitychange', here)
  void navigator.clearAppBadge?.().catch(() => undefined)
  void navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => worker?.getNotifications({ tag: TAG }))
    .then((shown) => shown?.forEach((one) => one.close()))
    .catch(() => undefined)
}
