import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../try-tools.ts'

export interface SmallDisk {
  readonly folder: string
  /** Leaves no room on it. */
  fill(): void
  clear(): void
  unmount(): void
}

const BLOCK = Buffer.alloc(1024 * 1024)

/** A disk of its own in memory; null where we may not mount one. */
export async function smallDisk(folder: string, size_mb: number): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true })
  const mounted = run('mount', ['-t', 'tmpfs', '-o', `size=${size_mb}m,mode=700`, 'tmpfs', folder])
  if (mounted.status !== 0) return null
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w')
      // Ever smaller pieces, down to the last page.
      for (let size = BLOCK.length; size >= 1; ) {
        try {
          writeSync(file, BLOCK, 0, size)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
          size = Math.floor(size / 2)
        }
      }
      closeSync(file)
    },
    clear: () => rmSync(filler, { force: true }),
    unmount: () => void run('umount', [folder]),
  }
}
