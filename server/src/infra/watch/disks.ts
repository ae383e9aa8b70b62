import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

export interface Disk {
  /** What the folder is for. */
  readonly name: 'data' | 'temp'
  readonly free_bytes: number
  readonly total_bytes: number
}

/** Room in the folders this node writes into: its data, and what it works on. */
export async function readDisks(data_dir: string): Promise<Disk[]> {
  const folders = [
    ['data', data_dir],
    ['temp', tmpdir()],
  ] as const
  const disks = await Promise.all(
    folders.map(async ([name, folder]) => {
      // A node that keeps everything elsewhere has no folder for data.
      const found = await statfs(folder).catch(() => null)
      return found ? [{ name, free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize }] : []
    }),
  )
  return disks.flat()
}
