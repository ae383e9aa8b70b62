import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

export interface ArchiveWriter {
  add(path: string, content: Readable): Promise<void>
  close(): Promise<void>
}

/** A zip written to disk piece by piece; pictures are packed already, so they are stored as they are. */
export function openArchiveFile(target: string): ArchiveWriter {
  const file = createWriteStream(target, { mode: 0o600 })
  const failed = once(file, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => {})
  let isFull = false
  const zip = new Zip((error, chunk) => {
    if (error) file.destroy(error)
    else isFull = !file.write(chunk)
  })
  return {
    async add(path, content) {
      const entry = new ZipPassThrough(path)
      zip.add(entry)
      for await (const chunk of content) {
        entry.push(Uint8Array.from(chunk as Buffer))
        if (isFull) await Promise.race([once(file, 'drain'), failed])
      }
      entry.push(new Uint8Array(0), true)
    },
    async close() {
      zip.end()
      file.end()
      await Promise.race([once(file, 'finish'), failed])
    },
  }
}
