// The page's logic without a browser: `npm test`, and `tests/page/test_sources.py` for everybody.

import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    // the Svelte that runs in browsers, not the one that writes HTML on servers
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      // making an environment takes longer than all the tests in it: there is one
      isolate: false,
      fileParallelism: false,
      pool: 'threads', // a thread starts sooner than a process
      testTimeout: 60_000, // of a busy machine
    },
  }),
)
