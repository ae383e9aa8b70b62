import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A file on our disk that nobody else can reach, for as long as somebody holds it. */
export interface SpooledFile {
  readonly bytes: number
  read(): Promise<Buffer>
  discard(): Promise<void>
}

async function openNameless(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  // Without a name it is gone with the process, however that ends.
  await rm(path)
  return handle
}

/** Lays a file aside while it arrives: a sender who stops in the middle holds no memory. */
export async function spool(
  data_dir: string,
  source: Readable,
  { max_bytes, tooLarge }: { readonly max_bytes: number; readonly tooLarge: () => Error },
): Promise<SpooledFile> {
  const handle = await openNameless(join(data_dir, 'arriving'))
  let bytes = 0
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      if (bytes + chunk.length > max_bytes) throw tooLarge()
      await handle.writeFile(chunk)
      bytes += chunk.length
    }
  } catch (error) {
    await handle.close()
    // The sender listens only after sending, so the rest is read and dropped.
    source.resume()
    throw error
  }
  return {
    bytes,
    async read() {
      const body = Buffer.allocUnsafe(bytes)
      const { bytesRead } = await handle.read(body, 0, bytes, 0)
      if (bytesRead !== bytes) throw new Error('a file that was laid aside came back shorter')
      return body
    },
    discard: () => handle.close(),
  }
}
