// Where the page begins: its preferences, its words, then the app.

import { mount } from 'svelte'
import App from './App.svelte'
import './base.css'
import { prefs } from './prefs.svelte'
import { route } from './route.svelte'
import { wanted, words } from './words.svelte'

const ONCE_IN = 10_000

// a page left open across a deployment asks for chunks that are gone: reload it, but never in a loop
addEventListener('vite:preloadError', () => {
  if (performance.now() > ONCE_IN) location.reload()
})

prefs.read()
route.start()
await words.speak(wanted())
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
