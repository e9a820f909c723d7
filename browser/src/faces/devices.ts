// The camera and the microphone of this machine. Law: what is not on is released, so that its light is off. A trouble is the id
// of a sentence that says what to do.

export type Device = 'camera' | 'microphone'
export type Tracks = Record<Device, MediaStreamTrack | null>

export class Trouble extends Error {}

const WANTED: Record<Device, MediaStreamConstraints> = {
  camera: { video: { width: { ideal: 320 }, height: { ideal: 240 }, frameRate: { ideal: 15, max: 15 }, facingMode: 'user' } },
  microphone: { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
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
    const stream = await navigator.mediaDevices.getUserMedia(WANTED[device])
    return stream.getTracks()[0]!
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotFoundError' || name === 'OverconstrainedError') throw new Trouble(`faces-no-${device}`)
    throw new Trouble(name === 'NotReadableError' || name === 'AbortError' ? 'faces-in-use' : 'faces-denied')
  }
}
