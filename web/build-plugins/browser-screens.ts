import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'

const SERVER_BUILD = 'virtual:react-router/server-build'
const PREFIX = '\0browser-screen:'

const getFiles = (routes: readonly RouteConfigEntry[]): string[] =>
  routes.flatMap(({ file, children = [] }) => [file, ...getFiles(children)])

/** Where a layout has a fallback, the server sends only that: browsers render the layout and everything below it. */
export function browserFiles(source: string, routes: readonly RouteConfigEntry[]): Set<string> {
  const hasFallback = ({ file }: RouteConfigEntry) =>
    readFileSync(join(source, file), 'utf8').includes('export function HydrateFallback')
  return new Set(getFiles(routes.filter(hasFallback)).map((file) => join(source, file)))
}

const DECLARED = /^export default (?=(async )?function )/m
/** A screen made from its description, `export default listScreen(…)`. */
const MADE = /^export default (?=\w+\()/m

/** The route with an empty screen; what only the screen used is then shaken off. */
export const withoutScreen = (code: string): string =>
  `${code.replace(DECLARED, '').replace(MADE, 'const unusedScreen = () => ')}\nexport default () => null\n`

/** The route with nothing but what the server reads, whatever else its file exports. */
export function serverSide(file: string, code: string): string {
  const kept = [...code.matchAll(/^export (?:const|function|async function) (clientLoader|HydrateFallback)\b/gm)]
  const names = ['default', ...kept.map(([, name]) => name)]
  return `export { ${names.join(', ')} } from ${JSON.stringify(file)}\n`
}

/**
 * Leaves screens that only browsers render out of the build for the server. They are most of it, and loading
 * the component library they use was a third of the time of a start.
 */
export function browserScreens(source: string, routes: readonly RouteConfigEntry[]): Plugin {
  const files = browserFiles(source, routes)
  return {
    name: 'browser-screens',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id, importer) {
      // Addressed from the root of the web app, as `/src/…`.
      const file = join(source, '..', id)
      return importer?.includes(SERVER_BUILD) && files.has(file) ? PREFIX + file : undefined
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const file = id.slice(PREFIX.length)
      return serverSide(file, readFileSync(file, 'utf8'))
    },
    transform: (code, id) => (files.has(id) ? { code: withoutScreen(code), map: null } : undefined),
  }
}
