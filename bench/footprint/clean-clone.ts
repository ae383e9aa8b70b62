import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const rooms = ['engine', 'contract', 'server', 'web', 'sandbox']

/** What is committed, in another folder, with the packages of this one: as after an installation from a cache. */
export function cloneWithPackages(root: string, target: string): void {
  const cloned = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', root, target], { stdio: 'inherit' })
  if (cloned.status !== 0) throw new Error('The checkout could not be cloned.')
  const packages = join(root, 'node_modules')
  mkdirSync(join(target, 'node_modules', '@inkroute'), { recursive: true })
  for (const name of readdirSync(packages).filter((one) => one !== '@inkroute')) {
    symlinkSync(join(packages, name), join(target, 'node_modules', name))
  }
  for (const room of rooms) symlinkSync(join(target, room), join(target, 'node_modules', '@inkroute', room))
}
