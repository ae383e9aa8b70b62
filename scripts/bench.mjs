// npm run bench [-- name …]: runs bench/<name>.bench.ts, or all of them. Figures are ratios, not promises.
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
const wanted = process.argv.slice(2)
/** These measure pages, in the same browser as the tests. */
const needBrowser = ['page', 'site', 'studio']
for (const name of wanted.length > 0 ? wanted : known) {
  const file = join(folder, `${name}.bench.ts`)
  if (!existsSync(file)) {
    console.error(`There is no benchmark ${name}; known are ${known.join(', ')}.`)
    process.exit(1)
  }
  console.log(`\n── ${name}`)
  const env = needBrowser.includes(name) ? { ...serverEnv, BROWSER_PATH: ensureBrowser() } : serverEnv
  if (spawnSync(node24, [file], { cwd: root, stdio: 'inherit', env }).status !== 0) process.exitCode = 1
}
