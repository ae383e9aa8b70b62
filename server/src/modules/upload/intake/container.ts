import type { PictureType } from '@inkroute/contract/upload'
import { Refusal } from './refusal.ts'

/**
 * Where the picture ends inside its file. A file that ends before its picture is truncated; what stands after it is
 * never kept, and refused when it is recognisably something else.
 */
function pngEnd(file: Buffer): number {
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at)
    const next = at + 12 + length
    if (file.toString('latin1', at + 4, at + 8) === 'IEND') return next
    at = next
  }
  throw new Refusal('upload_truncated')
}

/** Compressed data runs until a mark that is neither a stuffed byte nor a restart. */
function scanEnd(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const mark = file[at + 1] ?? 0
    if (mark !== 0x00 && mark !== 0xff && !(mark >= 0xd0 && mark <= 0xd7)) return at
  }
  throw new Refusal('upload_truncated')
}

function jpegEnd(file: Buffer): number {
  for (let at = 2; at + 4 <= file.length || file[at + 1] === 0xd9; ) {
    const mark = file[at + 1] ?? 0
    if (file[at] !== 0xff) throw new Refusal('upload_unreadable')
    if (mark === 0xd9) return at + 2
    if (mark === 0xff) at += 1
    else if (mark === 0xda) at = scanEnd(file, at + 2 + file.readUInt16BE(at + 2))
    else at += 2 + file.readUInt16BE(at + 2)
  }
  throw new Refusal('upload_truncated')
}

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function skipSubBlocks(file: Buffer, start: number): number {
  let at = start
  for (let size = file[at]; size !== undefined; size = file[at]) {
    at += 1 + size
    if (size === 0) return at
  }
  throw new Refusal('upload_truncated')
}

function gifEnd(file: Buffer): number {
  if (file.length < 13) throw new Refusal('upload_truncated')
  let at = 13 + tableBytes(file[10] ?? 0)
  for (let mark = file[at]; mark !== undefined; mark = file[at]) {
    if (mark === 0x3b) return at + 1
    if (mark === 0x21) at = skipSubBlocks(file, at + 2)
    else if (mark === 0x2c) at = skipSubBlocks(file, at + 11 + tableBytes(file[at + 9] ?? 0))
    else throw new Refusal('upload_unreadable')
  }
  throw new Refusal('upload_truncated')
}

function webpEnd(file: Buffer): number {
  const end = file.readUInt32LE(4) + 8
  if (end > file.length) throw new Refusal('upload_truncated')
  return end
}

function bmpEnd(file: Buffer): number {
  const [pixels_at, header] = [file.readUInt32LE(10), file.readUInt32LE(14)]
  if (header === 12) return file.length
  const [width, height] = [Math.abs(file.readInt32LE(18)), Math.abs(file.readInt32LE(22))]
  const [bits, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)]
  const isPacked = compression === 1 || compression === 2
  const pixel_bytes = isPacked ? file.readUInt32LE(34) : Math.ceil((width * bits) / 32) * 4 * height
  const end = pixels_at + pixel_bytes
  if (end > file.length) throw new Refusal('upload_truncated')
  return Math.max(end, Math.min(file.readUInt32LE(2), file.length))
}

const ends: Partial<Record<PictureType, (file: Buffer) => number>> = {
  png: pngEnd,
  jpg: jpegEnd,
  gif: gifEnd,
  webp: webpEnd,
  bmp: bmpEnd,
}

type Mark = readonly [found: string, isIn: (text: string) => boolean]

const contains =
  (...words: string[]) =>
  (text: string) =>
    words.some((word) => text.includes(word))
const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

/** Beginnings of what can run or unpack elsewhere. Checked after the picture, where no picture has anything to say. */
const foreign: readonly Mark[] = [
  ['ZIP', contains('PK\x03\x04', 'PK\x05\x06')],
  ['RAR', contains('Rar!\x1a')],
  ['PDF', contains('%PDF-')],
  ['HTML', matches(/<(!doctype|html|head|body|script|iframe|svg|object|embed)[\s>/]/i)],
  ['PHP', matches(/<\?(php|=)/i)],
]

/** A header that is picture and page at once: comment tricks put markup into the first bytes. */
const HEAD_BYTES = 2048
const inHead: readonly Mark[] = [
  ['HTML', matches(/<(html|script|iframe)[\s>/]/i)],
  ['PHP', matches(/<\?(php|=)/i)],
  ['PDF', contains('%PDF-')],
]

const SCAN_LIMIT_BYTES = 4 * 1024 * 1024
/** A ZIP is found from its end, with a comment of at most 64 KB behind it. */
const ZIP_TAIL_BYTES = 65_557

// latin1 keeps one character per byte, so the marks see the file as it is.
const findForeign = (bytes: Buffer, marks: readonly Mark[]): string | null =>
  marks.find(([, isIn]) => isIn(bytes.toString('latin1')))?.[0] ?? null

export function assertWholeAndPure(file: Buffer, type: PictureType): void {
  const end = ends[type]?.(file)
  if (end !== undefined && end > file.length) throw new Refusal('upload_truncated')
  const rest = end === undefined ? Buffer.alloc(0) : file.subarray(end)
  const tail = Buffer.concat([rest.subarray(0, SCAN_LIMIT_BYTES), rest.subarray(-ZIP_TAIL_BYTES)])
  const found =
    findForeign(tail, foreign) ?? (type === 'svg' ? null : findForeign(file.subarray(0, HEAD_BYTES), inHead))
  if (found) throw new Refusal('upload_polyglot', { found: `${type.toUpperCase()} + ${found}` })
}
