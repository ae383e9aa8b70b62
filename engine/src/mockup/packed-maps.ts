// The maps of a view as one file for the browser, exact to the bit: a canvas would round 16-bit UV to 8 bits and
// colours
// under a translucent mask to what is left of them. Values are stored as differences, so that they compress well.
import type { ProductMaps } from './product-view.ts'

/** Part of the address of a packed file: increase it when the format changes, so that caches do not serve old files. */
export const PACKED_MAPS_VERSION = 1

const HEADER_BYTES = 8
const [hasShadow, hasMix, hasCover, hasBackdrop] = [1, 2, 4, 8]
const BACKDROP_CHANNELS = 4

/** Writes or reads one plane after the other. */
class Planes {
  readonly #bytes: Uint8Array
  readonly #width: number
  readonly #count: number
  #at = HEADER_BYTES

  constructor(bytes: Uint8Array, width_px: number, height_px: number) {
    this.#bytes = bytes
    this.#width = width_px
    this.#count = width_px * height_px
  }

  writeBytes(at: (i: number) => number): void {
    let before = 0
    for (let i = 0; i < this.#count; i++) {
      const value = at(i)
      this.#bytes[this.#at + i] = value - before
      before = value
    }
    this.#at += this.#count
  }

  readBytes(put: (i: number, value: number) => void): void {
    let value = 0
    for (let i = 0; i < this.#count; i++) {
      value = (value + (this.#bytes[this.#at + i] as number)) & 255
      put(i, value)
    }
    this.#at += this.#count
  }

  /** Smooth fields: each value is guessed as a plane through its left, upper and upper left neighbours. */
  writeWords(at: (i: number) => number): void {
    const words = Uint16Array.from({ length: this.#count }, (_, i) => at(i))
    for (let i = 0; i < this.#count; i++) {
      const rest = (words[i] as number) - this.#guess(words, i)
      this.#bytes[this.#at + i] = rest
      this.#bytes[this.#at + this.#count + i] = rest >> 8
    }
    this.#at += 2 * this.#count
  }

  readWords(): Uint16Array {
    const words = new Uint16Array(this.#count)
    for (let i = 0; i < this.#count; i++) {
      const [low, high] = [this.#bytes[this.#at + i] as number, this.#bytes[this.#at + this.#count + i] as number]
      words[i] = this.#guess(words, i) + low + (high << 8)
    }
    this.#at += 2 * this.#count
    return words
  }

  #guess(words: Uint16Array, i: number): number {
    const left = words[i - 1] ?? 0
    return left + (words[i - this.#width] ?? left) - (words[i - this.#width - 1] ?? left)
  }
}

const always = 3 + 1 + 4
const getPlanes = (flags: number): number =>
  always +
  (flags & hasShadow ? 1 : 0) +
  (flags & hasMix ? 2 : 0) +
  (flags & hasCover ? 1 : 0) +
  (flags & hasBackdrop ? BACKDROP_CHANNELS : 0)

const getLength = (count: number, flags: number): number => HEADER_BYTES + count * getPlanes(flags)

const getFlags = ({ shadow, mix, cover, backdrop }: ProductMaps): number =>
  (shadow ? hasShadow : 0) | (mix ? hasMix : 0) | (cover ? hasCover : 0) | (backdrop ? hasBackdrop : 0)

/** Both come only with views made from photographs. */
function writePhotoPlanes(planes: Planes, { cover, backdrop }: ProductMaps): void {
  if (cover) planes.writeBytes((i) => cover[i] as number)
  for (let c = 0; backdrop && c < BACKDROP_CHANNELS; c++) {
    planes.writeBytes((i) => backdrop[BACKDROP_CHANNELS * i + c] as number)
  }
}

function readPhotoPlanes(planes: Planes, count: number, flags: number) {
  const cover = flags & hasCover ? new Uint8Array(count) : null
  const backdrop = flags & hasBackdrop ? new Uint8Array(BACKDROP_CHANNELS * count) : null
  if (cover) {
    planes.readBytes((i, value) => {
      cover[i] = value
    })
  }
  for (let c = 0; backdrop && c < BACKDROP_CHANNELS; c++) {
    planes.readBytes((i, value) => {
      backdrop[BACKDROP_CHANNELS * i + c] = value
    })
  }
  return { cover, backdrop }
}

export function packMaps(maps: ProductMaps): Uint8Array {
  const { width_px, height_px, shade, light, lightChannels, shadow, uv, uvChannels, mix } = maps
  const flags = getFlags(maps)
  const bytes = new Uint8Array(getLength(width_px * height_px, flags))
  bytes.set([PACKED_MAPS_VERSION, flags, width_px & 255, width_px >> 8, height_px & 255, height_px >> 8])
  const planes = new Planes(bytes, width_px, height_px)
  // Pixels outside the mask are never read.
  const inMask = (at: (i: number) => number) => (i: number) => (shade[4 * i + 3] === 0 ? 0 : at(i))
  planes.writeBytes((i) => shade[4 * i + 3] as number)
  planes.writeBytes(inMask((i) => shade[4 * i] as number))
  planes.writeBytes(inMask((i) => light[lightChannels * i] as number))
  planes.writeBytes(inMask((i) => Math.round((uv[uvChannels * i + 2] as number) / 257)))
  for (const offset of [0, 1]) planes.writeWords(inMask((i) => uv[uvChannels * i + offset] as number))
  if (shadow) planes.writeBytes((i) => shadow[i] as number)
  if (mix) {
    planes.writeBytes(inMask((i) => mix[3 * i] as number))
    planes.writeBytes(inMask((i) => mix[3 * i + 1] as number))
  }
  writePhotoPlanes(planes, maps)
  return bytes
}

export function unpackMaps(bytes: Uint8Array): ProductMaps {
  const [version, flags = 0, ...size] = bytes.subarray(0, 6)
  const width_px = (size[0] ?? 0) | ((size[1] ?? 0) << 8)
  const height_px = (size[2] ?? 0) | ((size[3] ?? 0) << 8)
  const count = width_px * height_px
  if (version !== PACKED_MAPS_VERSION || bytes.length !== getLength(count, flags)) throw new Error('not packed maps')
  const planes = new Planes(bytes, width_px, height_px)
  const [shade, light, uv] = [new Uint8Array(4 * count), new Uint8Array(count), new Uint16Array(3 * count)]
  planes.readBytes((i, value) => {
    shade[4 * i + 3] = value
  })
  planes.readBytes((i, value) => {
    shade[4 * i] = value
  })
  planes.readBytes((i, value) => {
    light[i] = value
  })
  planes.readBytes((i, value) => {
    uv[3 * i + 2] = 257 * value
  })
  for (const offset of [0, 1]) for (const [i, value] of planes.readWords().entries()) uv[3 * i + offset] = value
  const shadow = flags & hasShadow ? new Uint8Array(count) : null
  const mix = flags & hasMix ? new Uint8Array(3 * count) : null
  if (shadow) {
    planes.readBytes((i, value) => {
      shadow[i] = value
    })
  }
  for (const offset of mix ? [0, 1] : []) {
    planes.readBytes((i, value) => {
      if (mix) mix[3 * i + offset] = value
    })
  }
  const { cover, backdrop } = readPhotoPlanes(planes, count, flags)
  return { width_px, height_px, shade, light, lightChannels: 1, shadow, uv, uvChannels: 3, mix, cover, backdrop }
}
