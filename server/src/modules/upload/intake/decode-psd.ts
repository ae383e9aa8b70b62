import { labToRgb } from './colour/lab.ts'
import { colourChannels, type Samples, writeTiff } from './colour/write-tiff.ts'
import { assertSize, Refusal } from './pdf/refusal.ts'

const modes = ['Bitmap', 'Grayscale', 'Indexed', 'RGB', 'CMYK', '5', '6', 'Multichannel', 'Duotone', 'Lab']
const BITMAP = 0
const INDEXED = 2
const LAB = 9
const coloursOf: Readonly<Record<number, Samples['colours']>> = {
  0: 'grey',
  1: 'grey',
  2: 'rgb',
  3: 'rgb',
  4: 'cmyk',
  9: 'rgb',
}
const HEADER_BYTES = 26
const ICC_PROFILE = 1039
const RAW = 0
const RLE = 1

interface Sections {
  readonly palette: Buffer
  readonly resources: Buffer
  /** The first extra channel is the picture's transparency, not a saved selection. */
  readonly is_transparent: boolean
  readonly composite: Buffer
}

/** A negative number of layers says so. Files with 16 bits keep their layers in a block of their own. */
function hasTransparency(layers: Buffer): boolean {
  if (layers.length < 6) return false
  if (layers.readUInt32BE(0) > 0) return layers.readInt16BE(4) < 0
  const deep = layers.indexOf('8BIMLr16', 4, 'latin1')
  return deep !== -1 && deep + 14 <= layers.length && layers.readInt16BE(deep + 12) < 0
}

function getSections(file: Buffer): Sections {
  const sections: Buffer[] = []
  let at = HEADER_BYTES
  for (let n = 0; n < 3; n++) {
    if (at + 4 > file.length) throw new Refusal('upload_truncated')
    const end = at + 4 + file.readUInt32BE(at)
    if (end > file.length) throw new Refusal('upload_truncated')
    sections.push(file.subarray(at + 4, end))
    at = end
  }
  const [palette, resources, layers] = sections as [Buffer, Buffer, Buffer]
  const composite = file.subarray(at)
  if (composite.length < 3) throw new Refusal('upload_psd_flat_missing')
  return { palette, resources, is_transparent: hasTransparency(layers), composite }
}

/** The embedded colour profile, from the image resources. */
function findProfile(resources: Buffer): Buffer | null {
  for (let at = 0; at + 12 <= resources.length && resources.toString('latin1', at, at + 4) === '8BIM'; ) {
    const id = resources.readUInt16BE(at + 4)
    const name_bytes = ((resources[at + 6] ?? 0) + 2) & ~1
    const size_at = at + 6 + name_bytes
    if (size_at + 4 > resources.length) return null
    const size = resources.readUInt32BE(size_at)
    if (id === ICC_PROFILE) return resources.subarray(size_at + 4, size_at + 4 + size)
    at = size_at + 4 + size + (size & 1)
  }
  return null
}

/** Unpacks one PackBits row; a wrong length means a damaged file. */
function unpackRow(packed: Buffer, row: Buffer): void {
  let to = 0
  for (let from = 0; from < packed.length && to < row.length; ) {
    const head = packed.readInt8(from++)
    if (head === -128) continue
    if (head >= 0) {
      to += packed.copy(row, to, from, from + head + 1)
      from += head + 1
    } else {
      row.fill(packed[from++] ?? 0, to, to + 1 - head)
      to += 1 - head
    }
  }
  if (to < row.length) throw new Refusal('upload_unreadable')
}

/** The first channels of the flat picture, one after the other. Saved selections behind them are not read. */
function getPlanes(composite: Buffer, channels: number, keep: number, row_bytes: number, height: number): Buffer {
  const bytes = keep * height * row_bytes
  const compression = composite.readUInt16BE(0)
  if (compression === RAW) {
    if (composite.length - 2 < bytes) throw new Refusal('upload_truncated')
    return composite.subarray(2, 2 + bytes)
  }
  if (compression !== RLE) throw new Refusal('upload_unreadable')
  let from = 2 + channels * height * 2
  if (composite.length < from) throw new Refusal('upload_truncated')
  const planes = Buffer.alloc(bytes)
  for (let row = 0; row < keep * height; row++) {
    const length = composite.readUInt16BE(2 + row * 2)
    if (from + length > composite.length) throw new Refusal('upload_truncated')
    unpackRow(composite.subarray(from, from + length), planes.subarray(row * row_bytes, (row + 1) * row_bytes))
    from += length
  }
  return planes
}

/** From channel after channel to pixel after pixel. */
function interleave(planes: Buffer, channels: number, pixels: number, bytes: number): Buffer {
  if (channels === 1) return planes
  const data = Buffer.alloc(planes.length)
  for (let channel = 0; channel < channels; channel++) {
    for (let byte = 0; byte < bytes; byte++) {
      let to = channel * bytes + byte
      let from = channel * pixels * bytes + byte
      for (let n = 0; n < pixels; n++, to += channels * bytes, from += bytes) data[to] = planes[from] as number
    }
  }
  return data
}

/** Photoshop mixes half-transparent pixels of the flat picture with white; take the white out again. */
function removeWhiteMatte(data: Buffer, channels: number, bits: 8 | 16): void {
  const max = 2 ** bits - 1
  const bytes = bits / 8
  const read = (at: number) => (bits === 8 ? (data[at] as number) : data.readUInt16BE(at))
  for (let at = 0; at < data.length; at += channels * bytes) {
    const alpha = read(at + (channels - 1) * bytes)
    if (alpha === 0 || alpha === max) continue
    for (let channel = at; channel < at + (channels - 1) * bytes; channel += bytes) {
      const plain = Math.max(0, Math.min(max, Math.round(((read(channel) - max + alpha) * max) / alpha)))
      if (bits === 8) data[channel] = plain
      else data.writeUInt16BE(plain, channel)
    }
  }
}

function unpackBitmap(planes: Buffer, width: number, height: number): Buffer {
  const row_bytes = Math.ceil(width / 8)
  const data = Buffer.alloc(width * height)
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isBlack = ((planes[y * row_bytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
    data[at] = isBlack ? 0 : 255
  }
  return data
}

function applyPalette(planes: Buffer, palette: Buffer): Buffer {
  if (palette.length < 768) throw new Refusal('upload_unreadable')
  const data = Buffer.alloc(planes.length * 3)
  for (const [at, index] of planes.entries()) {
    for (let channel = 0; channel < 3; channel++) data[at * 3 + channel] = palette[channel * 256 + index] ?? 0
  }
  return data
}

/** Ink is stored the wrong way round: 0 is full. */
function turnInk(data: Buffer, channels: number, bytes: number): void {
  const pixel_bytes = channels * bytes
  for (let at = 0; at < data.length; at++) {
    if (at % pixel_bytes < 4 * bytes) data[at] = 255 - (data[at] as number)
  }
}

/**
 * The flat picture of a PSD as a TIFF, in its own colours. Layers are not read, so nothing exotic in them can fail or
 * cost.
 */
export function psdToTiff(file: Buffer): Buffer {
  if (file.length < HEADER_BYTES) throw new Refusal('upload_truncated')
  const [height, width] = [file.readUInt32BE(14), file.readUInt32BE(18)]
  const [channels, depth, mode] = [file.readUInt16BE(12), file.readUInt16BE(22), file.readUInt16BE(24)]
  assertSize(width, height, true)
  const colours = coloursOf[mode]
  if (!colours || (mode === BITMAP ? depth !== 1 : depth !== 8 && (depth !== 16 || mode === INDEXED))) {
    throw new Refusal('upload_psd_mode', { mode: `${modes[mode] ?? mode} ${depth}-bit` })
  }
  const { palette, resources, is_transparent, composite } = getSections(file)
  const stored = mode === INDEXED ? 1 : colourChannels[colours]
  if (channels < stored) throw new Refusal('upload_unreadable')
  const has_alpha = is_transparent && channels > stored && mode !== INDEXED && mode !== BITMAP
  const keep = stored + (has_alpha ? 1 : 0)
  const planes = getPlanes(composite, channels, keep, Math.ceil((width * depth) / 8), height)
  const shape = { width, height, colours, has_alpha, profile: findProfile(resources) }
  if (mode === BITMAP) return writeTiff({ ...shape, bits: 8, data: unpackBitmap(planes, width, height) })
  if (mode === INDEXED) return writeTiff({ ...shape, bits: 8, data: applyPalette(planes, palette) })
  const bits = depth as 8 | 16
  const data = interleave(planes, keep, width * height, bits / 8)
  if (mode === LAB) {
    const pixels = { data, bits, is_little_endian: false, has_alpha, is_signed: false }
    return writeTiff({ ...shape, bits: 8, data: labToRgb(pixels), profile: null })
  }
  if (has_alpha) removeWhiteMatte(data, keep, bits)
  if (colours === 'cmyk') turnInk(data, keep, bits / 8)
  return writeTiff({ ...shape, bits, data })
}
