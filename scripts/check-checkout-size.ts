// The size of a checkout without its history: what a newcomer downloads. Exits with 1 above the limit.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** Lowered as the pictures and fonts get smaller, until it is 60 MB (docs/decisions/0013-assets-packed-without-loss.md). Never raised. */
const LIMIT_BYTES = 91_000_000
const MB = 1_000_000

const files = execFileSync('git', ['ls-files', '-z', '--cached'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * MB })
  .split('\0')
  .filter(Boolean)

const sizes = new Map<string, number>()
let total = 0
for (const file of files) {
  const bytes = statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0
  const folder = file
    .split('/')
    .slice(0, file.startsWith('assets/') ? 2 : 1)
    .join('/')
  sizes.set(folder, (sizes.get(folder) ?? 0) + bytes)
  total += bytes
}

const inMb = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`
const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 5)
console.log(`checkout: ${inMb(total)} in ${files.length} files (at most ${inMb(LIMIT_BYTES)})`)
console.log(`  ${largest.map(([folder, bytes]) => `${folder} ${inMb(bytes)}`).join(', ')}`)
if (total > LIMIT_BYTES) {
  console.error(`The checkout is ${inMb(total - LIMIT_BYTES)} above its limit.`)
  process.exitCode = 1
}
