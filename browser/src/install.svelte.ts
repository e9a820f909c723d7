// Installing the page as an app, where the browser offers it: it says so early, and is asked when somebody wants it.

interface Offer extends Event {
  prompt(): Promise<unknown>
}

class Install {
  /** What the browser offers; null: nothing, or it is installed already. */
  offer = $state.raw<Offer | null>(null)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offer = event as Offer
    })
    addEventListener('appinstalled', () => (this.offer = null))
  }

  async accept(): Promise<void> {
    const offer = this.offer
    this.offer = null
    await offer?.prompt()
  }
}

export const install = new Install()
