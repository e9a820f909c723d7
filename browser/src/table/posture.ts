// How a phone is held, and how its screen stays awake. A device that cannot tell us does not have to: there is a button for
// everything.

/** Flat enough, face up or down, for its owner to read it. */
const FLAT = 0.85
/** How long it must lie flat before we believe it. */
const SURE = 500

interface AsksFirst {
  requestPermission?: () => Promise<'granted' | 'denied'>
}

/** Some phones ask their owner first, and only right after a touch. */
export async function allowed(): Promise<boolean> {
  if (!('DeviceOrientationEvent' in window)) return false
  const { requestPermission } = DeviceOrientationEvent as unknown as AsksFirst
  if (!requestPermission) return true
  return (await requestPermission.call(DeviceOrientationEvent).catch(() => 'denied')) === 'granted'
}

/** Calls `laid` once the phone has been flat for a moment. Returns a function that stops it. */
export function whenLaid(laid: () => void): () => void {
  let since = 0
  const turned = ({ beta, gamma }: DeviceOrientationEvent): void => {
    if (beta === null || gamma === null) return
    const radians = Math.PI / 180
    if (Math.abs(Math.cos(beta * radians) * Math.cos(gamma * radians)) < FLAT) since = 0
    else if (!since) since = performance.now()
    else if (performance.now() - since > SURE) laid()
  }
  addEventListener('deviceorientation', turned)
  return () => removeEventListener('deviceorientation', turned)
}

/** Keeps the screen awake, even after a look at another app. Returns a function that stops it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) void lock?.release()
  }
  const again = (): void => void ask()
  document.addEventListener('visibilitychange', again)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
