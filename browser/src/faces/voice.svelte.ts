// Who is speaking. Law: somebody speaks from the first loud moment on, until it was quiet for longer than between two words. Our own
// voice is measured here and goes nowhere, least of all to our own ears; and nothing listens while the microphone is off.

const LOUD = 0.02
const BETWEEN_WORDS = 700

export class Speech {
  speaking = $state(false)
  #loud = -Infinity

  /** It is this loud now: 1 is as loud as can be. */
  hear(level: number): void {
    if (level > LOUD) this.#loud = performance.now()
    this.speaking = performance.now() - this.#loud < BETWEEN_WORDS
  }

  end(): void {
    this.#loud = -Infinity
    this.speaking = false
  }
}

export class Voice {
  readonly speech = new Speech()
  #context: AudioContext | null = null
  #analyser: AnalyserNode | null = null

  /** Listen to this microphone from now on, or to none. */
  take(microphone: MediaStreamTrack | null): void {
    void this.#context?.close()
    this.#context = microphone && new AudioContext()
    this.#analyser = this.#context && this.#context.createAnalyser()
    if (microphone) this.#context!.createMediaStreamSource(new MediaStream([microphone])).connect(this.#analyser!)
    this.speech.end()
  }

  listen(): void {
    if (!this.#analyser) return
    // after a page was loaded again, a browser measures nothing before somebody touches it
    if (this.#context!.state === 'suspended') void this.#context!.resume().catch(() => undefined)
    const heard = new Float32Array(this.#analyser.fftSize)
    this.#analyser.getFloatTimeDomainData(heard)
    this.speech.hear(Math.sqrt(heard.reduce((sum, value) => sum + value ** 2, 0) / heard.length))
  }
}
