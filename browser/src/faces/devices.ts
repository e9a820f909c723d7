// The camera and the microphone of this machine. Law: what is not on is released, so that its light is off. A trouble is the id
// of a sentence that says what to do.

export type Device = 'camera' | 'microphone'
export type Tracks = Record<Device, MediaStreamTrack | null>

export class Trouble extends Error {}

interface Net {
  saveData?: boolean
  effectiveType?: string
}

/** A phone, or a link that is slow or is to be spared. */
export function modest(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Net }).connection ?? {}
  return Boolean(saveData) || /[23]g/.test(effectiveType) || matchMedia('(pointer: coarse) and (max-width: 40rem)').matches
}

/** Bits a second for a picture. */
export const bitrate = (): number => (modest() ? 80_000 : 150_000)

function wanted(device: Device): MediaStreamConstraints {
  if (device === 'microphone') return { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } }
  const [width, height, rate] = modest() ? [240, 180, 10] : [320, 240, 15]
  const frameRate = { ideal: rate, max: rate }
  return { video: { width: { ideal: width }, height: { ideal: height }, frameRate, facingMode: 'user' } }
}

/** Why nothing can be switched on here at all. */
export function unable(): string | null {
  if (!isSecureContext) return 'faces-plain'
  return typeof RTCPeerConnection === 'undefined' || !navigator.mediaDevices ? 'faces-unable' : null
}

/** Switch it on. Raises Trouble. */
export async function capture(device: Device): Promise<MediaStreamTrack> {
  const cannot = unable()
  if (cannot) throw new Trouble(cannot)
  try {
    const stream = await navigator.mediaDevices.getUserMedia(wanted(device))
    return stream.getTracks()[0]!
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotFoundError' || name === 'OverconstrainedError') throw new Trouble(`faces-no-${device}`)
    throw new Trouble(name === 'NotReadableError' || name === 'AbortError' ? 'faces-in-use' : 'faces-denied')
  }
}
