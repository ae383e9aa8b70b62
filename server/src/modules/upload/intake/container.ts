import type { PictureType } from '@inkroute/contract/upload/upload'
import { Refusal } from './pdf/refusal.ts'

/** Offset of the end of the picture. A file that ends earlier is truncated. */
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

const isoBoxes = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid'])
const LARGE_BOX = 1
const LAST_BOX = 0

/** The container of AVIF and HEIC is a row of boxes, each with its length first. */
function isoEnd(file: Buffer): number {
  let at = 0
  while (at + 8 <= file.length && isoBoxes.has(file.toString('latin1', at + 4, at + 8))) {
    const stated = file.readUInt32BE(at)
    if (stated === LAST_BOX) return file.length
    if (stated === LARGE_BOX && at + 16 > file.length) throw new Refusal('upload_truncated')
    const length = stated === LARGE_BOX ? Number(file.readBigUInt64BE(at + 8)) : stated
    if (length < 8) throw new Refusal('upload_unreadable')
    at += length
    if (at > file.length) throw new Refusal('upload_truncated')
  }
  return at
}

const ends: Partial<Record<PictureType, (file: Buffer) => number>> = {
  png: pngEnd,
  jpg: jpegEnd,
  gif: gifEnd,
  webp: webpEnd,
  bmp: bmpEnd,
  avif: isoEnd,
  heic: isoEnd,
}

/**
 * The file up to the end of its picture. What follows (an archive, a page, a second picture) is never read; comments and
 * other metadata go when the picture is encoded again.
 */
export function trimToPicture(file: Buffer, type: PictureType): Buffer {
  const end = ends[type]?.(file)
  if (end === undefined) return file
  if (end > file.length) throw new Refusal('upload_truncated')
  return file.subarray(0, end)
}
