// npm run bench [-- name … [--option …]]: runs bench/<name>.bench.ts, or all of them, with these options. Figures are
// ratios, not promises.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { install, node24, root, serverEnv } from './setup.mjs'

install('all')
const folder = join(root, 'bench')
const known = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''))
const given = process.argv.slice(2)
const first_option = given.findIndex((arg) => arg.startsWith('--'))
const wanted = first_option === -1 ? given : given.slice(0, first_option)
const options = given.slice(wanted.length)
/** These measure pages, in the same browser as the tests. */
const needBrowser = ['page', 'personal', 'site', 'studio', 'widget']
for (const name of wanted.length > 0 ? wanted : known) {
  const file = join(folder, `${name}.bench.ts`)
  if (!existsSync(file)) {
    console.error(`There is no benchmark ${name}; known are ${known.join(', ')}.`)
    process.exit(1)
  }
  console.log(`\n── ${name}`)
  const env = needBrowser.includes(name) ? { ...serverEnv, BROWSER_PATH: ensureBrowser() } : serverEnv
  if (spawnSync(node24, [file, ...options], { cwd: root, stdio: 'inherit', env }).status !== 0) process.exitCode = 1
}
