import { CONTROLS, SIGNS } from '../../shared/ui/part-hydration.ts'
import { startLater } from './start-later.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/
const IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm

/** For use inside a script. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The router has all code of a page loaded before anything is painted. This makes its module a plain script that imports
 * the same modules later. Whatever it does not recognise stays as it is.
 */
export function deferScripts(html: string): string {
  const [whole, nonce, code = ''] = MODULE.exec(html) ?? []
  const imports = [...code.matchAll(IMPORT)]
  const rest = code.replace(IMPORT, '')
  if (!whole || imports.length === 0 || /^\s*import[\s"{*]/m.test(rest)) return html
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  const names = imports.map(([, name]) => name)
  const loads = imports.map(([, , path]) => `import(${path})`)
  const run = `() => Promise.all([${loads}]).then(([${names}]) => {${rest}})`
  const script = `(${startLater})(${literal({ files, controls: CONTROLS, signs: SIGNS })}, ${run})`
  return html.replaceAll(PRELOAD, '').replace(whole, () => `<script nonce="${nonce}">${script}</script>`)
}
