// Our own voice. Law: it is measured here and goes nowhere, least of all to our own ears; and nothing listens while the microphone
// is off.

/** From here on somebody is speaking. */
export const LOUD = 0.02

export class Voice {
  speaking = $state(false)
  #context: AudioContext | null = null
  #analyser: AnalyserNode | null = null

  /** Listen to this microphone from now on, or to none. */
  take(microphone: MediaStreamTrack | null): void {
    void this.#context?.close()
    this.#context = microphone && new AudioContext()
    this.#analyser = this.#context && this.#context.createAnalyser()
    if (microphone) this.#context!.createMediaStreamSource(new MediaStream([microphone])).connect(this.#analyser!)
    this.speaking = false
  }

  listen(): void {
    if (!this.#analyser) return
    // after a page was loaded again, a browser measures nothing before somebody touches it
    if (this.#context!.state === 'suspended') void this.#context!.resume().catch(() => undefined)
    const heard = new Float32Array(this.#analyser.fftSize)
    this.#analyser.getFloatTimeDomainData(heard)
    this.speaking = Math.sqrt(heard.reduce((sum, value) => sum + value ** 2, 0) / heard.length) > LOUD
  }
}
