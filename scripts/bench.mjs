// npm run bench [-- name … [--option …]]: runs bench/<name>.bench.ts, or all of them, with these options, and names the bars
// they missed. Figures are ratios, not promises.
//   npm run bench -- --short      every call of every benchmark a few times: that they work, not how fast
//   npm run bench -- --release    all of them, and a page in docs/figures with the figures beside the last release's
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
const named = first_option === -1 ? given : given.slice(0, first_option)
const is_release = given.includes('--release')
const options = given.slice(named.length).filter((arg) => arg !== '--release')
const wanted = named.length > 0 ? named : known
const unknown = wanted.find((name) => !existsSync(join(folder, `${name}.bench.ts`)))
if (unknown) {
  console.error(`There is no benchmark ${unknown}; known are ${known.join(', ')}.`)
  process.exit(1)
}
/** These look into pages, with the same browser as the tests. */
const ofPages = ['page', 'personal', 'site', 'studio', 'widget']
const env = {
  ...serverEnv,
  ...(wanted.some((name) => ofPages.includes(name)) ? { BROWSER_PATH: await ensureBrowser() } : {}),
}

let running
let is_stopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    is_stopped = true
    running?.kill('SIGTERM')
  })
}

/** A benchmark that misses its bars keeps none from running; one that was stopped ends all. */
function run(args, more = {}) {
  return new Promise((resolve) => {
    running = spawn(node24, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } })
    running.once('exit', (code, signal) => {
      if (signal || is_stopped) process.exit(1)
      if (code !== 0) process.exitCode = 1
      resolve()
    })
  })
}

const script = join(folder, 'run.ts')
// Tried out they share a process and a database; measured, each has the machine for itself.
if (options.includes('--short')) await run([script, ...wanted, ...options])
else {
  const figures = []
  const temp = mkdtempSync(join(tmpdir(), 'inkroute-bench-'))
  const file = join(temp, 'figures.json')
  for (const name of wanted) {
    console.log(`\n── ${name}`)
    await run([script, name, ...options], { BENCH_FIGURES: file })
    if (existsSync(file)) figures.push(...JSON.parse(readFileSync(file, 'utf8')))
    rmSync(file, { force: true })
  }
  rmSync(temp, { recursive: true })
  if (is_release) {
    const { writeRelease } = await import('../bench/support/release-page.ts')
    writeRelease(figures)
  }
}
