// Where the page begins: its preferences, its words, then the app.

import { mount } from 'svelte'
import App from './App.svelte'
import './base.css'
import { prefs } from './prefs.svelte'
import { route } from './route.svelte'
import { wanted, words } from './words.svelte'

const ONCE_IN = 10_000

// a page that was left open while a newer one was put up asks for parts that are gone: it comes anew, but never in a circle
addEventListener('vite:preloadError', () => {
  if (performance.now() > ONCE_IN) location.reload()
})

prefs.read()
route.start()
await words.speak(wanted())
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
