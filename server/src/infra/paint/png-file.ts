// A PNG written strip by strip: memory depends on the strip, not on the picture.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { constants, crc32, createDeflate, deflateSync } from 'node:zlib'
import { DESIGN_KEYWORD } from './design-hash.ts'
import { chooseFilter, filterRow } from './png-filter.ts'
import { srgbProfile } from './srgb-profile.ts'

interface PngSize {
  readonly width_px: number
  readonly height_px: number
  readonly dpi: number
  /** Of the design the picture shows, kept in the file. */
  readonly design_hash?: string | undefined
}

export interface PngFile {
  /** Whole rows of straight RGBA, from the top down. */
  add(rgba: Uint8Array | Uint8ClampedArray): Promise<void>
  close(): Promise<{ bytes: number; sha256: string }>
  /** Closes the unfinished file. */
  abandon(): Promise<void>
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const METRES_PER_INCH = 0.0254
const PER_METRE = 1
const RGBA = 6
const PACK_LEVEL = 2
const PACK_CHUNK_BYTES = 256 * 1024

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(12 + data.length)
  out.writeUInt32BE(data.length, 0)
  out.write(type, 4, 'latin1')
  out.set(data, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}

function header({ width_px, height_px }: PngSize): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width_px, 0)
  data.writeUInt32BE(height_px, 4)
  data.set([8, RGBA, 0, 0, 0], 8)
  return data
}

/** Physical size: pixels to the metre, the same both ways. */
function physical({ dpi }: PngSize): Buffer {
  const data = Buffer.alloc(9)
  const per_metre = Math.round(dpi / METRES_PER_INCH)
  data.writeUInt32BE(per_metre, 0)
  data.writeUInt32BE(per_metre, 4)
  data.writeUInt8(PER_METRE, 8)
  return data
}

/** A name, how it is packed (deflate is the only way), and the profile. Takes the place of the shorter sRGB chunk. */
const colourProfile = Buffer.concat([Buffer.from('sRGB IEC61966-2.1\0\0', 'latin1'), deflateSync(srgbProfile)])

/** Turns rows into filtered bytes; the row above the first is black and transparent. */
function rowFilter(width_px: number) {
  let above: Uint32Array = new Uint32Array(width_px)
  const out = new Uint32Array(width_px)
  const out_bytes = new Uint8Array(out.buffer)
  return (rgba: Uint8Array | Uint8ClampedArray): Buffer => {
    const aligned = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice()
    const rows = aligned.length / 4 / width_px
    const filtered = Buffer.allocUnsafe(rows * (4 * width_px + 1))
    for (let y = 0, at = 0; y < rows; y++, at += 4 * width_px + 1) {
      const row = new Uint32Array(aligned.buffer, aligned.byteOffset + 4 * width_px * y, width_px)
      const filter = chooseFilter(row, above)
      filterRow(filter, row, above, out)
      filtered[at] = filter
      filtered.set(out_bytes, at + 1)
      above = row
    }
    // The caller may reuse the strip.
    above = above.slice()
    return filtered
  }
}

export function openPngFile(path: string, size: PngSize): PngFile {
  const file = createWriteStream(path, { mode: 0o600 })
  const packer = createDeflate({
    level: PACK_LEVEL,
    chunkSize: PACK_CHUNK_BYTES,
    memLevel: 9,
    strategy: constants.Z_DEFAULT_STRATEGY,
  })
  const hash = createHash('sha256')
  const filter = rowFilter(size.width_px)
  let bytes = 0
  const write = (part: Uint8Array) => {
    bytes += part.length
    hash.update(part)
    return file.write(part)
  }
  write(SIGNATURE)
  write(chunk('IHDR', header(size)))
  if (size.design_hash) write(chunk('tEXt', Buffer.from(`${DESIGN_KEYWORD}\0${size.design_hash}`, 'latin1')))
  write(chunk('iCCP', colourProfile))
  write(chunk('pHYs', physical(size)))
  packer.on('data', (packed: Buffer) => {
    if (write(chunk('IDAT', packed))) return
    packer.pause()
    file.once('drain', () => packer.resume())
  })
  const broken = once(file, 'error').then(([error]) => Promise.reject(error))
  broken.catch(() => {})
  return {
    async add(rgba) {
      const filtered = filter(rgba)
      if (!packer.write(filtered)) await Promise.race([once(packer, 'drain'), broken])
    },
    async close() {
      packer.end()
      await Promise.race([finished(packer, { writable: true, readable: true }), broken])
      write(chunk('IEND', new Uint8Array()))
      file.end()
      await Promise.race([finished(file), broken])
      return { bytes, sha256: hash.digest('hex') }
    },
    async abandon() {
      packer.destroy()
      const closed = once(file, 'close')
      file.destroy()
      await closed.catch(() => {})
    },
  }
}
