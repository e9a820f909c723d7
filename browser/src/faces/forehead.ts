// Where the card goes on a picture: on the forehead, if the browser finds faces by itself; otherwise where most foreheads are. No model
// is loaded for this.

export interface Place {
  /** Of the middle of the forehead, in percent of the square that is shown. */
  x: number
  y: number
}
interface Found {
  boundingBox: Pick<DOMRectReadOnly, 'x' | 'y' | 'width'>
}
interface Finder {
  detect(source: HTMLVideoElement): Promise<Found[]>
}
type Picture = Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>

export const USUAL: Place = { x: 50, y: 19 }
const OFTEN = 500

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The forehead of a face in a picture that is cut to a square, and mirrored if it is our own. The card stays inside. */
export function forehead({ boundingBox: { x, y, width } }: Found, { videoWidth, videoHeight }: Picture, mine: boolean): Place {
  const side = Math.min(videoWidth, videoHeight)
  const across = ((x + width / 2 - (videoWidth - side) / 2) / side) * 100
  return { x: clamp(mine ? 100 - across : across, 24, 76), y: clamp(((y - (videoHeight - side) / 2) / side) * 100, 12, 40) }
}

/** Follow the forehead in this picture. Returns how to stop. */
export function follow(video: HTMLVideoElement, mine: boolean, put: (place: Place) => void): () => void {
  const Detector = (globalThis as { FaceDetector?: new (wish: object) => Finder }).FaceDetector
  if (!Detector) return () => undefined
  let finder: Finder
  try {
    finder = new Detector({ maxDetectedFaces: 1, fastMode: true })
  } catch {
    return () => undefined // it has the name, and nothing behind it
  }
  const look = async (): Promise<void> => {
    const [found] = video.videoWidth ? await finder.detect(video).catch(() => []) : []
    if (found) put(forehead(found, video, mine))
  }
  const timer = setInterval(() => void look(), OFTEN)
  return () => clearInterval(timer)
}
