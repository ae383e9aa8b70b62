// Prepared views on disk. Decoding and preparing one takes a third of a second of a core, reading it back a few
// milliseconds; all views of the catalogue together are under 100 MB. They lie among the kept pictures and are swept
// with them.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { PICTURES_VERSION } from '@inkroute/contract/pictures-version'
import { PACKED_VIEW_VERSION, packView, unpackView } from '@inkroute/engine/mockup/packed-view'
import type { PreparedView } from '@inkroute/engine/mockup/prepared-view'

/** Made pictures of all nodes that share the data folder, below a folder of their version; all can be made again. */
export const pictureCacheFolder = (data_dir: string): string => join(data_dir, 'cache', 'pictures')

/** Where prepared views of this release are kept. */
export const viewsFolder = (data_dir: string): string =>
  join(pictureCacheFolder(data_dir), PICTURES_VERSION, `views-${PACKED_VIEW_VERSION}`)

export const keptViewFile = (folder: string, product: string, view: string): string =>
  join(folder, `${product}.${view}.zst`)

/** More than any view takes: a damaged file must not ask for all the memory there is. */
const MAX_BYTES = 64_000_000

/** Fast to read back; a sum at the end tells a damaged file. */
const packing = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
}

/** Null when it is not there or cannot be read: it is then made anew. */
export async function readKeptView(file: string): Promise<PreparedView | null> {
  try {
    const bytes = zstdDecompressSync(await readFile(file), { maxOutputLength: MAX_BYTES })
    return unpackView(bytes.byteOffset % 8 === 0 ? bytes : Uint8Array.from(bytes))
  } catch {
    return null
  }
}

/** A full disk makes pictures slow, not absent. */
export async function keepView(file: string, view: PreparedView): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    // Written aside and renamed: nobody ever reads half a view.
    const aside = `${file}.${randomBytes(6).toString('hex')}.part`
    await writeFile(aside, zstdCompressSync(packView(view), packing))
    await rename(aside, file)
  } catch {
    return
  }
}
