import { initializeCanvas, readPsd } from 'ag-psd'
import type { Pixels } from './decode-bmp.ts'
import { assertSize } from './limits.ts'
import { Refusal } from './refusal.ts'

const modes = ['Bitmap', 'Grayscale', 'Indexed', 'RGB', 'CMYK', '5', '6', 'Multichannel', 'Duotone', 'Lab']
const readable = new Set([0, 1, 2, 3])
const RGB = 3
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

function sectionsOf(file: Buffer): Sections {
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
  return { palette, resources, is_transparent: layers.length >= 6 && layers.readInt16BE(4) < 0, composite }
}

/** The embedded colour profile, from the image resources. */
function profileOf(resources: Buffer): Buffer | null {
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

const lengthOf = (section: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(section.length)
  return length
}

/** Photoshop mixes half-transparent pixels of the flat picture with white; take the white out again. */
function removeWhiteMatte(data: Uint8Array): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255
    if (alpha === 0 || alpha === 255) continue
    for (let channel = at; channel < at + 3; channel++) {
      const mixed = data[channel] ?? 0
      data[channel] = Math.max(0, Math.min(255, Math.round(((mixed - 255 + alpha) * 255) / alpha)))
    }
  }
}

/**
 * The flat picture cut down to its first channels. The reader takes every further channel for transparency and trips
 * over a second one in greyscale, while Photoshop keeps saved selections there.
 */
function keepChannels(composite: Buffer, keep: number, channels: number, width: number, height: number): Buffer {
  const compression = composite.readUInt16BE(0)
  const rest = composite.subarray(2)
  if (compression === RAW) {
    const end = keep * width * height
    if (rest.length < end) throw new Refusal('upload_truncated')
    return composite.subarray(0, 2 + end)
  }
  if (compression !== RLE) throw new Refusal('upload_unreadable')
  const table_bytes = channels * height * 2
  if (rest.length < table_bytes) throw new Refusal('upload_truncated')
  const kept_table = rest.subarray(0, keep * height * 2)
  let end = table_bytes
  for (let row = 0; row < keep * height; row++) end += kept_table.readUInt16BE(row * 2)
  if (rest.length < end) throw new Refusal('upload_truncated')
  return Buffer.concat([composite.subarray(0, 2), kept_table, rest.subarray(table_bytes, end)])
}

type CreateImageData = NonNullable<Parameters<typeof initializeCanvas>[1]>

initializeCanvas(
  () => {
    throw new Error('no canvas is needed for the flat picture')
  },
  (width, height) =>
    ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
      colorSpace: 'srgb',
    }) as unknown as ReturnType<CreateImageData>,
)

/** A PSD of nothing but the flat picture, in a buffer of its own. */
function flatFile(file: Buffer, sections: Sections, keep: number): Uint8Array {
  const header = Buffer.from(file.subarray(0, HEADER_BYTES))
  const [channels, height, width] = [header.readUInt16BE(12), header.readUInt32BE(14), header.readUInt32BE(18)]
  header.writeUInt16BE(keep, 12)
  const is_bitmap = header.readUInt16BE(22) === 1
  const composite = is_bitmap ? sections.composite : keepChannels(sections.composite, keep, channels, width, height)
  const nothing = Buffer.alloc(4)
  return Uint8Array.from(
    Buffer.concat([header, lengthOf(sections.palette), sections.palette, nothing, nothing, composite]),
  )
}

/**
 * Only the flat picture is read: layers and resources are cut out first, so nothing exotic in them can fail or cost.
 */
export function decodePsd(file: Buffer): Pixels & { profile: Buffer | null } {
  if (file.length < HEADER_BYTES) throw new Refusal('upload_truncated')
  const [height, width] = [file.readUInt32BE(14), file.readUInt32BE(18)]
  const [channels, bits, mode] = [file.readUInt16BE(12), file.readUInt16BE(22), file.readUInt16BE(24)]
  assertSize(width, height, true)
  if (!readable.has(mode) || bits > 8) {
    throw new Refusal('upload_psd_mode', { mode: `${modes[mode] ?? mode} ${bits}-bit` })
  }
  const sections = sectionsOf(file)
  const has_alpha = sections.is_transparent && mode === RGB && channels > 3
  const flat = flatFile(file, sections, mode === RGB ? (has_alpha ? 4 : 3) : 1)
  let image: { readonly data: ArrayLike<number> } | undefined
  try {
    image = readPsd(flat, { useImageData: true, throwForMissingFeatures: true }).imageData
  } catch {
    throw new Refusal('upload_unreadable')
  }
  if (!image) throw new Refusal('upload_psd_flat_missing')
  const data = Uint8Array.from(image.data)
  if (has_alpha) removeWhiteMatte(data)
  return { data, width, height, profile: profileOf(sections.resources) }
}
