// Prepared views on disk. Preparing one takes a third of a second of a core, reading it back a few milliseconds. They are
// stored uncompressed: compressed they would take a sixth of the space and ten times as long to read, for each product of
// a batch run. They are part of the picture cache and swept with it.
import { randomBytes } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { PACKED_VIEW_VERSION, packView, unpackView } from '@inkroute/engine/mockup/packed-view'
import type { PreparedView } from '@inkroute/engine/mockup/prepared-view'
import { findCacheFolder, keepBelowLimit, noteUse, pictureCacheFolder } from './cache-limit.ts'
import { releaseBuffer } from './release-buffer.ts'

/** The folder of prepared views of this release. */
export const viewsFolder = (data_dir: string): string =>
  join(pictureCacheFolder(data_dir), PICTURES_VERSION, `views-${PACKED_VIEW_VERSION}`)

export const viewCacheFile = (folder: string, product: string, view: string): string =>
  join(folder, `${product}.${view}.bin`)

/** Larger than any view: a damaged file must not allocate all memory. */
const MAX_BYTES = 64_000_000

/** A checksum before the view, padded because the view must be aligned to eight bytes. */
const CHECKSUM_BYTES = 8

/** Buffers of former views, reused because new memory costs page faults and garbage collection. */
const MAX_SPARE = 2
const ROUND_BYTES = 1_048_576
const spare: ArrayBuffer[] = []

function blockFor(bytes: number): ArrayBuffer {
  const place = spare.findIndex(({ byteLength }) => byteLength >= bytes)
  const [found] = place === -1 ? [] : spare.splice(place, 1)
  return found ?? new ArrayBuffer(Math.ceil(bytes / ROUND_BYTES) * ROUND_BYTES)
}

/** Takes the buffer of a view that is no longer used. */
export function recycleBlock(block: ArrayBuffer): void {
  spare.push(block)
  for (const old of spare.splice(0, Math.max(0, spare.length - MAX_SPARE))) releaseBuffer(new Uint8Array(old))
}

/** Files this process has read before, by time and size: their checksum need not be computed again. */
const whole = new Map<string, string>()

function isIntact(file: string, { mtimeMs, size }: { mtimeMs: number; size: number }, bytes: Uint8Array): boolean {
  const state = `${mtimeMs}:${size}`
  if (whole.get(file) === state) return true
  if (new Uint32Array(bytes.buffer, 0, 1)[0] !== crc32(bytes.subarray(CHECKSUM_BYTES))) return false
  whole.set(file, state)
  return true
}

/** Null when it is missing or damaged; the caller then prepares the view again. */
export async function readCachedView(file: string): Promise<PreparedView | null> {
  const handle = await open(file, 'r').catch(() => null)
  try {
    const stat = await handle?.stat()
    const size = stat?.size ?? 0
    if (!handle || !stat || size <= CHECKSUM_BYTES || size > MAX_BYTES) return null
    const bytes = new Uint8Array(blockFor(size), 0, size)
    const { bytesRead } = await handle.read(bytes, 0, size, 0)
    if (bytesRead !== size || !isIntact(file, stat, bytes)) return null
    void noteUse(file)
    return unpackView(bytes.subarray(CHECKSUM_BYTES))
  } catch {
    return null
  } finally {
    await handle?.close()
  }
}

/** Fails silently: a full disk makes pictures slow, not absent. */
export async function cacheView(file: string, view: PreparedView): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    // Written to a temporary file and renamed, so that nobody reads half a view.
    const aside = `${file}.${randomBytes(6).toString('hex')}.part`
    const body = packView(view)
    const handle = await open(aside, 'w')
    try {
      await handle.writev([new Uint8Array(Uint32Array.of(crc32(body), 0).buffer), body])
    } finally {
      await handle.close()
    }
    await rename(aside, file)
    const folder = findCacheFolder(file)
    if (folder) await keepBelowLimit(folder, body.length)
  } catch {
    return
  }
}
