// Installs what a command needs, using only Node ≥ 20 and npm. Imported by start.mjs, test.mjs and dev.mjs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const node24 = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const stamp = join(root, 'node_modules', '.inkroute-installed.json')

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function installed() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return {}
  }
}

/** @param {'run' | 'all'} wanted `run` skips packages only tests need */
export function install(wanted) {
  const have = installed()
  // If the test tools are installed, keep them even when only the lock file changed.
  const scope = have.scope === 'all' ? 'all' : wanted
  const enough = have.scope === scope
  if (existsSync(node24) && have.lock === lockHash() && enough) return
  console.log(
    `Installing packages (${scope === 'run' ? 'without test tools' : 'all'}), about two minutes the first time …`,
  )
  // `install --no-save`, not `ci`: it also honours the lock file, but accepts one that lacks the native packages of
  // platforms that the current registry does not have.
  const flags = ['install', '--no-save', '--loglevel=error', '--no-fund', '--no-audit']
  if (scope === 'run') flags.push('--omit=dev')
  const npm = spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (npm.error || npm.status !== 0) {
    console.error('Installing packages failed. Check that npm can reach its registry and that this folder is writable.')
    process.exit(1)
  }
  writeFileSync(stamp, JSON.stringify({ scope, lock: lockHash() }))
}

/**
 * Pixel buffers are megabytes large. The C library would keep freed ones in per-thread arenas; allocated with mmap they
 * are returned at once, and two print files at a time need a tenth less memory. Painting, decoding and hashing run on a
 * dozen threads; with an arena for each of them, what one has freed stays with it.
 */
export const serverEnv = {
  ...process.env,
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '1000000',
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
}

/** Runs a script of ours on the pinned Node and gives its exit code; what stops us stops it too, in its own time. */
export function runNode24(...args) {
  const child = spawn(node24, args, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}
