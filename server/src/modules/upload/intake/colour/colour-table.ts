import sharp from 'sharp'
import { inSrgb } from './in-srgb.ts'
import { colourChannels, type Samples, writeTiff } from './write-tiff.ts'

type Colours = Samples['colours']

/** Nodes of each channel. Dark steps are finer where light may be stored without a curve. */
const STEPS: Readonly<Record<Colours, number>> = { grey: 256, rgb: 33, cmyk: 17 }
const nodeShare = (colours: Colours, node: number) => {
  const share = node / (STEPS[colours] - 1)
  return colours === 'rgb' ? share * share : share
}

/** A colour space by its sRGB colours, for readers that ask for one colour after the other. */
export class ColourTable {
  readonly colours: Colours
  readonly #nodes: Uint8Array
  readonly #share: number[] = []
  readonly #corners: readonly (readonly number[])[]
  readonly #strides: readonly number[]

  constructor(colours: Colours, nodes: Uint8Array) {
    const channels = colourChannels[colours]
    this.colours = colours
    this.#nodes = nodes
    this.#strides = Array.from({ length: channels }, (_, n) => 3 * STEPS[colours] ** (channels - 1 - n))
    this.#corners = Array.from({ length: 2 ** channels }, (_, corner) =>
      Array.from({ length: channels }, (_, n) => (corner >> n) & 1),
    )
  }

  /** The colour of channels from 0 to 1, multiplied by `scale` before, as three bytes. */
  convert(
    from: ArrayLike<number>,
    at: number,
    scale: number,
    to: Uint8Array | Uint8ClampedArray | number[],
    to_at: number,
  ): void {
    const last = STEPS[this.colours] - 1
    let base = 0
    for (const [n, stride] of this.#strides.entries()) {
      const value = Math.min(1, Math.max(0, (from[at + n] ?? 0) * scale))
      const place = (this.colours === 'rgb' ? Math.sqrt(value) : value) * last
      const node = Math.min(last - 1, Math.floor(place))
      const [low, high] = [nodeShare(this.colours, node), nodeShare(this.colours, node + 1)]
      this.#share[n] = (value - low) / (high - low)
      base += node * stride
    }
    let [r, g, b] = [0, 0, 0]
    for (const corner of this.#corners) {
      let weight = 1
      let node = base
      for (let n = 0; n < corner.length; n++) {
        const share = this.#share[n] as number
        weight *= corner[n] ? share : 1 - share
        if (corner[n]) node += this.#strides[n] as number
      }
      if (weight === 0) continue
      r += weight * (this.#nodes[node] as number)
      g += weight * (this.#nodes[node + 1] as number)
      b += weight * (this.#nodes[node + 2] as number)
    }
    to[to_at] = Math.round(r)
    to[to_at + 1] = Math.round(g)
    to[to_at + 2] = Math.round(b)
  }
}

/** Converted like a picture with that profile; ink without one like a picture of ink without one. */
export async function makeColourTable(colours: Colours, profile: Buffer | null): Promise<ColourTable> {
  const [steps, channels] = [STEPS[colours], colourChannels[colours]]
  const count = steps ** channels
  const data = Buffer.alloc(count * channels * 2)
  for (let index = 0; index < count * channels; index++) {
    const node = Math.floor(Math.floor(index / channels) / steps ** (channels - 1 - (index % channels))) % steps
    data.writeUInt16BE(Math.round(nodeShare(colours, node) * 65_535), index * 2)
  }
  const [width, height] = [steps, count / steps]
  const tiff = writeTiff({ width, height, bits: 16, colours, has_alpha: false, data, profile })
  const picture = await inSrgb(tiff, await sharp(tiff).metadata())
  return new ColourTable(
    colours,
    await sharp(await picture.png({ compressionLevel: 0 }).toBuffer())
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
  )
}
