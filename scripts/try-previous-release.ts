// node scripts/try-previous-release.ts REF [test files]: runs server tests of a released version, with its own code, on the
// schema of this one, as its nodes do during an upgrade. Needs the commit of the release. Not part of the checks.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../server/src/config/config.ts'

/** The paths money and goods take. */
const defaultFiles = ['server/src/modules/wallet', 'server/src/modules/order', 'server/src/modules/account']

const [ref, ...files] = process.argv.slice(2)
if (!ref) {
  console.error('Name the release: node scripts/try-previous-release.ts v0.13.0')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'inkroute-previous-'))
const git = (...words: string[]) => execFileSync('git', ['-C', projectRoot, ...words], { stdio: 'inherit' })

/** Our packages, but its own rooms: the release has to run with its own contract. */
function linkPackages(): void {
  const [ours, its] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(its, '@inkroute'), { recursive: true })
  for (const name of readdirSync(ours)) if (name !== '@inkroute') symlinkSync(join(ours, name), join(its, name))
  for (const room of readdirSync(join(ours, '@inkroute'))) symlinkSync(join(folder, room), join(its, '@inkroute', room))
}

try {
  git('worktree', 'add', '--detach', folder, ref)
  linkPackages()
  cpSync(join(projectRoot, 'server', 'migrations'), join(folder, 'server', 'migrations'), { recursive: true })
  const vitest = join(projectRoot, 'node_modules', '.bin', 'vitest')
  const words = ['run', '--project', 'server', ...(files.length > 0 ? files : defaultFiles)]
  process.exitCode = spawnSync(vitest, words, { cwd: folder, stdio: 'inherit' }).status ?? 1
} finally {
  git('worktree', 'remove', '--force', folder)
  rmSync(folder, { recursive: true, force: true })
}
