import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkPackages } from '../../bench/footprint/clean-clone.ts'
import { type Fault, plant } from './fault.ts'

export interface TreeCopy {
  readonly root: string
  /** Where what runs in the copy puts its temporary files. */
  readonly temp: string
  /** Plants a fault; the function returned takes it out again. */
  plant(fault: Fault): () => void
  remove(): void
}

/** All files of the working tree that git would commit, in a folder of their own, with the packages of this one. */
export function copyTree(root: string): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-mutate-'))
  const [copy, temp] = [join(folder, 'tree'), join(folder, 'temp')]
  mkdirSync(temp)
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 ** 2,
    encoding: 'utf8',
  })
  if (listed.status !== 0) throw new Error(listed.stderr || 'git is missing')
  for (const file of listed.stdout.split('\0')) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  }
  linkPackages(root, copy)
  return {
    root: copy,
    temp,
    plant: (fault) => {
      const file = join(copy, fault.file)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, plant(text, fault))
      return () => writeFileSync(file, text)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
