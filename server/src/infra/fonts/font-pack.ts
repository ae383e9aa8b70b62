import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A WOFF2 file without its compression: the directory of its tables, and the tables themselves. */
export interface OpenWoff2 {
  readonly directory: Buffer
  readonly tables: Buffer
}

// Places in the header of a WOFF2 file, see https://www.w3.org/TR/WOFF2/#woff20Header
const LENGTH = 8
const TABLE_COUNT = 12
const COMPRESSED_LENGTH = 20
const HEADER_BYTES = 48
const OWN_TAG = 63
const OUTLINE_TAGS = [10, 11]

const isMore = (byte: number | undefined) => ((byte ?? 0) & 0x80) !== 0

function directoryEnd(file: Buffer): number {
  let at = HEADER_BYTES
  const skipNumber = () => {
    while (isMore(file[at])) at++
    at++
  }
  for (let table = 0; table < file.readUInt16BE(TABLE_COUNT); table++) {
    const flags = file.readUInt8(at++)
    const [tag, version] = [flags & 0x3f, flags >> 6]
    if (tag === OWN_TAG) at += 4
    skipNumber()
    // Outlines are rearranged unless told otherwise, the other tables only if told so; then the new length follows.
    if (OUTLINE_TAGS.includes(tag) ? version === 0 : version !== 0) skipNumber()
  }
  return at
}

export function openWoff2(file: Buffer): OpenWoff2 {
  const at = directoryEnd(file)
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(COMPRESSED_LENGTH)))
  return { directory: file.subarray(0, at), tables }
}

/** The quickest compression will do: the file lives only until it is decompressed to a plain font. */
export function closeWoff2({ directory, tables }: OpenWoff2): Buffer {
  const compressed = brotliCompressSync(tables, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  const file = Buffer.alloc(Math.ceil((directory.length + compressed.length) / 4) * 4)
  directory.copy(file)
  compressed.copy(file, directory.length)
  file.writeUInt32BE(file.length, LENGTH)
  file.writeUInt32BE(compressed.length, COMPRESSED_LENGTH)
  return file
}

type Entry = OpenWoff2 & { readonly name: string }
/** For each file its name and the lengths of its directory and tables, in their order in the pack. */
type Index = readonly (readonly [name: string, directory: number, tables: number])[]

export function joinPack(entries: readonly Entry[]): Buffer {
  const lengths: Index = entries.map(({ name, directory, tables }) => [name, directory.length, tables.length])
  const index = Buffer.from(JSON.stringify(lengths))
  const start = Buffer.alloc(4)
  start.writeUInt32BE(index.length)
  return Buffer.concat([start, index, ...entries.flatMap(({ directory, tables }) => [directory, tables])])
}

export type Pack = ReadonlyMap<string, OpenWoff2>

export function splitPack(pack: Buffer): Pack {
  let at = 4 + pack.readUInt32BE(0)
  const take = (length: number) => {
    at += length
    return pack.subarray(at - length, at)
  }
  const index = JSON.parse(pack.toString('utf8', 4, at)) as Index
  return new Map(index.map(([name, directory, tables]) => [name, { directory: take(directory), tables: take(tables) }]))
}
