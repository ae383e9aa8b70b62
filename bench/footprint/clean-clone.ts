import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const rooms = ['engine', 'contract', 'server', 'web', 'sandbox']

/** `.vite` and the like belong to the tree they are in. */
const caches = /^\.(?!bin$)/

/** What is committed, in another folder, with the packages of this one: as after an installation from a cache. */
export function cloneWithPackages(root: string, target: string): void {
  const cloned = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', root, target], { stdio: 'inherit' })
  if (cloned.status !== 0) throw new Error('The checkout could not be cloned.')
  linkPackages(root, target)
}

/** Packages come from the folder they are installed in, and our own rooms from this one. */
export function linkPackages(root: string, target: string): void {
  const packages = join(root, 'node_modules')
  mkdirSync(join(target, 'node_modules', '@inkroute'), { recursive: true })
  for (const name of readdirSync(packages).filter((one) => one !== '@inkroute' && !caches.test(one))) {
    symlinkSync(join(packages, name), join(target, 'node_modules', name))
  }
  for (const room of rooms) symlinkSync(join(target, room), join(target, 'node_modules', '@inkroute', room))
}
