// Screens: whatever has an address of its own. A new screen is a row here: its path, its title, and its component, which is loaded
// when somebody goes there. Tests walk through PLAIN.

import type { Component } from 'svelte'

export interface Screen {
  /** The message that names it. */
  title: string
  load: () => Promise<{ default: Component<any> }>
}

/** Screens whose path is their name. */
export const PLAIN = {
  new: { title: 'home-new', load: () => import('./pages/New.svelte') },
  join: { title: 'home-join', load: () => import('./pages/Join.svelte') },
  public: { title: 'home-public', load: () => import('./pages/Public.svelte') },
  learn: { title: 'home-learn', load: () => import('./learn/Learn.svelte') },
  count: { title: 'home-count', load: () => import('./count/Counting.svelte') },
  replay: { title: 'home-replay', load: () => import('./replay/Replays.svelte') },
  progress: { title: 'progress-title', load: () => import('./memory/Progress.svelte') },
  move: { title: 'move-in-title', load: () => import('./memory/Move.svelte') },
  pass: { title: 'home-pass', load: () => import('./pass/Pass.svelte') },
  hands: { title: 'home-hands', load: () => import('./hands/Hands.svelte') },
  daily: { title: 'home-daily', load: () => import('./daily/Daily.svelte') },
} satisfies Record<string, Screen>

/** All but the first one, which comes with the page. */
export const SCREENS = {
  ...PLAIN,
  table: { title: 'lobby-title', load: () => import('./pages/Table.svelte') },
  film: { title: 'home-replay', load: () => import('./replay/Replay.svelte') },
  lost: { title: 'lost-title', load: () => import('./pages/Lost.svelte') },
} satisfies Record<string, Screen>
