// How the page is built: Svelte, one chunk of words per language, and a small service worker. The result goes into the Python
// package.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const WORDS = resolve(import.meta.dirname, '../coyote/words')
/** Words that only the command line uses. */
const NOT_SHOWN = new Set(['commands.ftl', 'terminal.ftl'])

/** Words that one part of the page uses, and that come with it. */
const LATER = new Set(['faces.ftl'])

/** What every page needs comes in one file: on a phone a request costs more than a few extra bytes. */
const AT_FIRST =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(art|client)\/|src\/(announce|attempt|kept|prefs|route|screens|words|speech)\b/

/** Parts of many pages that are loaded later come in one file, too: every file is a request, and the door counts them. */
const SHARED =
  /src\/(parts\/(Animals|Counts|NameField|SettingForm|Sheet|Sources|Whole|table-has)|replay\/(Bar|Curve|Keep)|count\/Steps|show\/Scale)\b/

/** Every folder of words is a language. */
const languages = (): string[] =>
  readdirSync(WORDS, { withFileTypes: true })
    .flatMap((folder) => (folder.isDirectory() ? folder.name : []))
    .sort()

/** What a language calls itself: `Català`. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/**
 * `virtual:languages` lists the folders of words. `virtual:words/it` is everything the page says in Italian: one chunk, loaded when it
 * is needed; `virtual:words/it/faces` is what one part of it says, loaded with that part.
 */
function words(): Plugin {
  const [list, prefix] = ['virtual:languages', 'virtual:words/']
  return {
    name: 'words',
    resolveId: (id) => (id === list || id.startsWith(prefix) ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + list) {
        const entries = languages().map((code) => {
          const parts = [...LATER].map((file) => file.replace('.ftl', ''))
          const later = parts.map((part) => `${part}: () => import('${prefix}${code}/${part}')`)
          const load = `load: () => import('${prefix}${code}'), later: { ${later.join(', ')} }`
          return `${code}: { name: ${JSON.stringify(ownName(code))}, ${load} }`
        })
        return `export const LANGUAGES = { ${entries.join(', ')} }`
      }
      if (!id.startsWith('\0' + prefix)) return undefined
      const [code, part] = id.slice(prefix.length + 1).split('/')
      const folder = join(WORDS, code!)
      const files = readdirSync(folder)
        .filter((file) => file.endsWith('.ftl') && !NOT_SHOWN.has(file))
        .filter((file) => (part ? file === `${part}.ftl` : !LATER.has(file)))
        .sort()
      for (const file of files) this.addWatchFile(join(folder, file))
      const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`
    },
  }
}

/** The app that is installed has a name and a sentence in the reader's language: a manifest for each, made from the one in `public/`. */
function manifests(): Plugin {
  const common = JSON.parse(readFileSync(resolve(import.meta.dirname, 'public/manifest.webmanifest'), 'utf8')) as object
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const lang of languages()) {
        const page = readFileSync(join(WORDS, lang, 'page.ftl'), 'utf8')
        const [name, description] = ['app-name', 'app-about'].map((id) => page.match(RegExp(`^${id} = (.+)$`, 'm'))?.[1])
        const source = JSON.stringify({ ...common, lang, name, short_name: name, description })
        this.emitFile({ type: 'asset', fileName: `manifest-${lang}.webmanifest`, source })
      }
    },
  }
}

/** The shell opens at once, even without a server: its files are cached, and everything under /api is always fetched. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => !file.endsWith('.html'))
      const files = ['/', '/manifest.webmanifest', '/icon.svg', ...built.map((file) => '/' + file)]
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
      const source = readFileSync(resolve(import.meta.dirname, 'service-worker.js'), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace('"VERSION"', JSON.stringify('coyote-' + version)).replace('"FILES"', JSON.stringify(files)),
      })
    },
  }
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), words(), manifests(), serviceWorker()],
  build: {
    outDir: resolve(import.meta.dirname, '../coyote/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // the verifier of a deal reads files when Node runs it; in the page that line is never reached
    rolldownOptions: {
      external: ['node:fs/promises'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: AT_FIRST },
            { name: 'shared', test: SHARED },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
