// Prepared views on disk. Decoding and preparing one takes a third of a second of a core, reading it back a few
// milliseconds. They are kept as they are used: packed they would take a sixth of the room and ten times as long to read,
// for each product of a batch run. They lie among the kept pictures and are swept with them.
import { randomBytes } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { PACKED_VIEW_VERSION, packView, unpackView } from '@inkroute/engine/mockup/packed-view'
import type { PreparedView } from '@inkroute/engine/mockup/prepared-view'
import { cacheFolderOf, keepBelowLimit, noteUse, pictureCacheFolder } from './cache-limit.ts'
import { giveBack } from './give-back.ts'

/** Where prepared views of this release are kept. */
export const viewsFolder = (data_dir: string): string =>
  join(pictureCacheFolder(data_dir), PICTURES_VERSION, `views-${PACKED_VIEW_VERSION}`)

export const keptViewFile = (folder: string, product: string, view: string): string =>
  join(folder, `${product}.${view}.bin`)

/** More than any view takes: a damaged file must not ask for all the memory there is. */
const MAX_BYTES = 64_000_000

/** Before the view: a sum that tells a damaged file. As long as what must lie at a multiple of eight needs. */
const SUM_BYTES = 8

/** Blocks that views lay in, for those to come: new memory would have to be asked for page by page, and collected. */
const MOST_SPARE = 2
const ROUND_BYTES = 1_048_576
const spare: ArrayBuffer[] = []

function blockFor(bytes: number): ArrayBuffer {
  const place = spare.findIndex(({ byteLength }) => byteLength >= bytes)
  const [found] = place === -1 ? [] : spare.splice(place, 1)
  return found ?? new ArrayBuffer(Math.ceil(bytes / ROUND_BYTES) * ROUND_BYTES)
}

/** Takes the block of a view that nobody looks at any more. */
export function putAside(block: ArrayBuffer): void {
  spare.push(block)
  for (const old of spare.splice(0, Math.max(0, spare.length - MOST_SPARE))) giveBack(new Uint8Array(old))
}

/** Files this thread has read before, as they were: what is known to be whole need not be summed up again. */
const whole = new Map<string, string>()

function isWhole(file: string, { mtimeMs, size }: { mtimeMs: number; size: number }, bytes: Uint8Array): boolean {
  const state = `${mtimeMs}:${size}`
  if (whole.get(file) === state) return true
  if (new Uint32Array(bytes.buffer, 0, 1)[0] !== crc32(bytes.subarray(SUM_BYTES))) return false
  whole.set(file, state)
  return true
}

/** Null when it is not there or cannot be read: it is then made anew. */
export async function readKeptView(file: string): Promise<PreparedView | null> {
  const handle = await open(file, 'r').catch(() => null)
  try {
    const stat = await handle?.stat()
    const size = stat?.size ?? 0
    if (!handle || !stat || size <= SUM_BYTES || size > MAX_BYTES) return null
    const bytes = new Uint8Array(blockFor(size), 0, size)
    const { bytesRead } = await handle.read(bytes, 0, size, 0)
    if (bytesRead !== size || !isWhole(file, stat, bytes)) return null
    void noteUse(file)
    return unpackView(bytes.subarray(SUM_BYTES))
  } catch {
    return null
  } finally {
    await handle?.close()
  }
}

/** A full disk makes pictures slow, not absent. */
export async function keepView(file: string, view: PreparedView): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    // Written aside and renamed: nobody ever reads half a view.
    const aside = `${file}.${randomBytes(6).toString('hex')}.part`
    const body = packView(view)
    const handle = await open(aside, 'w')
    try {
      await handle.writev([new Uint8Array(Uint32Array.of(crc32(body), 0).buffer), body])
    } finally {
      await handle.close()
    }
    await rename(aside, file)
    const folder = cacheFolderOf(file)
    if (folder) await keepBelowLimit(folder, body.length)
  } catch {
    return
  }
}
