import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { isStamp, type Sources, sourceStamp } from './source-stamp.ts'

/** Not from `config.ts`: a start from the bundle reads no source but those of this folder and `run.mjs`. */
const root = resolve(import.meta.dirname, '..', '..', '..', '..')
/** Below `server`, like the sources, so that `config.ts` finds the project from both. */
export const bundleFolder = join(root, 'server', 'build')
const STAMP = 'source-stamp'
const CACHE = 'compile-cache'
/** Opened by `run.mjs` before anything else. */
const compileCache = join(bundleFolder, CACHE)
const stamp = join(bundleFolder, STAMP)
const sources: Sources = {
  root,
  folders: ['server/src', 'contract/src', 'engine/src', 'sandbox/src'],
  singles: ['package-lock.json'],
}

/** These are hundreds of small files that every start needs. Other packages are loaded as they are installed. */
const bundledPackages = /^(@inkroute|zod|kysely|prom-client|tdigest|bintrees|@opentelemetry\/api)(\/|$)/

/** Threads and child processes are started by the address of their source: each becomes a file of its own. */
const childScripts: Plugin = {
  name: 'child-scripts',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, file) {
      const replaced = code.replaceAll(/new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g, (_, path: string) => {
        const script = resolve(dirname(file), `${path}.ts`)
        const fileName = `${relative(root, script).replace('/src/', '/').replaceAll('/', '-').slice(0, -3)}.js`
        // An image is built without the emulators.
        if (existsSync(script)) this.emitFile({ type: 'chunk', id: script, fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
      return { code: replaced, map: null }
    },
  },
}

/** Stacks need the lines and names of a map (`mapped-stacks.ts`), never the sources that come with it. */
const mapsWithoutSources: Plugin = {
  name: 'maps-without-sources',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue
      const { sourcesContent: _sources, ...map } = JSON.parse(String(file.source))
      file.source = JSON.stringify(map)
    }
  },
}

/** A script with one Chinese letter is kept in memory at two bytes for each of its letters. Names stay, for stacks. */
const small = { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } } as const

/** The process that asked for this build has the cache open and will fill it when it ends; what is in it is of old code. */
function keepOpenCache(moved: string): void {
  for (const entry of readdirSync(compileCache, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) rmSync(join(entry.parentPath, entry.name))
  }
  renameSync(compileCache, moved)
}

/** What `node build-server.ts` does. */
async function bundle(): Promise<void> {
  // Taken first: a source changed during the build asks for another.
  const stamp_now = sourceStamp(sources)
  const { build } = await import('rolldown')
  // Built aside, so that an interrupted build leaves nothing that looks complete.
  const unfinished = `${bundleFolder}.new-${process.pid}`
  await build({
    cwd: root,
    input: { main: 'server/src/main.ts' },
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !bundledPackages.test(id),
    plugins: [childScripts, mapsWithoutSources],
    logLevel: 'warn',
    output: { dir: unfinished, sourcemap: true, minify: small, chunkFileNames: '[name]-[hash].js' },
  })
  writeFileSync(join(unfinished, STAMP), stamp_now)
  if (existsSync(compileCache)) keepOpenCache(join(unfinished, CACHE))
  rmSync(bundleFolder, { recursive: true, force: true })
  renameSync(unfinished, bundleFolder)
}

/** An image holds the bundle without the lock file: what was bundled is what runs. */
const isBuiltOnly = (): boolean => existsSync(stamp) && !existsSync(join(root, 'package-lock.json'))

/**
 * Bundles the server when its sources changed since: reading 1,800 of them one by one takes most of a start. In a process
 * of its own, because what a build has taken of memory is not returned.
 */
export function buildServer(): void {
  if (isBuiltOnly() || isStamp(stamp, sources)) return
  const { status, stderr, error } = spawnSync(process.execPath, [import.meta.filename], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr || String(error))
}

if (import.meta.main) await bundle()
