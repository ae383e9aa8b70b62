/** Colours of flat artwork. Sums, products and comparisons only, so that every machine finds the same ones. */
export interface Pixels {
  readonly data: Uint8ClampedArray | Uint8Array
  readonly width: number
  readonly height: number
}

export type Rgb = readonly [number, number, number]

/** Label of what is see-through. */
export const NOTHING = 255
const OPAQUE_FROM = 128
/** Neighbours that differ less belong to the same flat area. */
const FLAT_DISTANCE = 300
const ROUNDS = 6

export const distance = (a: Rgb, b: Rgb): number => {
  const [r, g, b2] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return r * r * 2 + g * g * 4 + b2 * b2 * 3
}

const colourAt = (data: Pixels['data'], at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]

const isOpaque = (data: Pixels['data'], pixel: number) => (data[pixel * 4 + 3] ?? 0) >= OPAQUE_FROM

/** 1 where a pixel looks like its right and lower neighbours: not on a soft edge between two colours. */
export function flatPixels({ data, width, height }: Pixels): Uint8Array {
  const flat = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const colour = colourAt(data, pixel * 4)
      const opaque = isOpaque(data, pixel)
      const isLike = (other: number) =>
        isOpaque(data, other) === opaque && (!opaque || distance(colour, colourAt(data, other * 4)) < FLAT_DISTANCE)
      const around = [
        x > 0 ? pixel - 1 : pixel,
        x < width - 1 ? pixel + 1 : pixel,
        y > 0 ? pixel - width : pixel,
        y < height - 1 ? pixel + width : pixel,
      ]
      flat[pixel] = around.every(isLike) ? 1 : 0
    }
  }
  return flat
}

interface Bin {
  readonly colour: Rgb
  readonly weight: number
}

const NO_SUM: readonly [number, number, number, number] = [0, 0, 0, 0]

/** Similar colours counted together: five bits of each channel. */
function getBins({ data, width, height }: Pixels, flat: Uint8Array): Bin[] {
  const sums = new Map<number, [number, number, number, number]>()
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!flat[pixel] || !isOpaque(data, pixel)) continue
    const [r, g, b] = colourAt(data, pixel * 4)
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    const [red, green, blue, count] = sums.get(key) ?? NO_SUM
    sums.set(key, [red + r, green + g, blue + b, count + 1])
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([, [r, g, b, n]]): Bin => ({ colour: [r / n, g / n, b / n], weight: n }))
}

export function nearest(palette: readonly Rgb[], colour: Rgb): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [n, one] of palette.entries()) {
    const far = distance(one, colour)
    if (far < least) {
      best = n
      least = far
    }
  }
  return best
}

/** The colour that is missed most: far from those chosen, and frequent. */
function mostMissed(bins: readonly Bin[], palette: readonly Rgb[]): Bin | null {
  let [found, most]: [Bin | null, number] = [null, 0]
  for (const bin of bins) {
    const far = palette.length === 0 ? 1 : distance(bin.colour, palette[nearest(palette, bin.colour)] ?? bin.colour)
    const missed = far * Math.sqrt(bin.weight)
    if (missed > most) {
      found = bin
      most = missed
    }
  }
  return found
}

function settle(bins: readonly Bin[], start: readonly Rgb[]): Rgb[] {
  let palette = [...start]
  for (let round = 0; round < ROUNDS; round++) {
    const sums = palette.map(() => [0, 0, 0, 0] as [number, number, number, number])
    for (const { colour, weight } of bins) {
      const sum = sums[nearest(palette, colour)]
      if (!sum) continue
      for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel] * weight
      sum[3] += weight
    }
    palette = sums.map(([r, g, b, n], at): Rgb => (n > 0 ? [r / n, g / n, b / n] : (palette[at] ?? [0, 0, 0])))
  }
  return palette
}

/** The main colours of the picture, at most `count` of them, as whole numbers; the most frequent colour is picked first. */
export function getPalette(pixels: Pixels, flat: Uint8Array, count: number): Rgb[] {
  const flat_bins = getBins(pixels, flat)
  const bins = flat_bins.length > 0 ? flat_bins : getBins(pixels, new Uint8Array(flat.length).fill(1))
  const palette: Rgb[] = []
  while (palette.length < count) {
    const bin = mostMissed(bins, palette)
    if (!bin) break
    palette.push(bin.colour)
  }
  return settle(bins, palette).map(([r, g, b]): Rgb => [Math.round(r), Math.round(g), Math.round(b)])
}

/**
 * The number of its colour for every pixel. Pixels of a soft edge join a flat neighbour, so that the mixed colours
 * between two areas do not become an area of their own.
 */
export function getLabels(pixels: Pixels, flat: Uint8Array, palette: readonly Rgb[]): Uint8Array {
  const { data, width, height } = pixels
  const labels = new Uint8Array(width * height)
  const done = new Uint8Array(width * height)
  let front: number[] = []
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (!flat[pixel]) continue
    labels[pixel] = isOpaque(data, pixel) ? nearest(palette, colourAt(data, pixel * 4)) : NOTHING
    done[pixel] = 1
    front.push(pixel)
  }
  const around = (pixel: number) => {
    const x = pixel % width
    const found: number[] = []
    if (x > 0) found.push(pixel - 1)
    if (x < width - 1) found.push(pixel + 1)
    if (pixel >= width) found.push(pixel - width)
    if (pixel < labels.length - width) found.push(pixel + width)
    return found
  }
  while (front.length > 0) {
    const edge = new Set<number>()
    for (const pixel of front) for (const other of around(pixel)) if (!done[other]) edge.add(other)
    const chosen = [...edge].map((pixel) => {
      const near = around(pixel).flatMap((other) => (done[other] ? [labels[other] ?? 0] : []))
      return [pixel, closest(near, pixels, pixel, palette)] as const
    })
    for (const [pixel, label] of chosen) {
      labels[pixel] = label
      done[pixel] = 1
    }
    front = chosen.map(([pixel]) => pixel)
  }
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (!done[pixel]) labels[pixel] = isOpaque(data, pixel) ? nearest(palette, colourAt(data, pixel * 4)) : NOTHING
  }
  return labels
}

function closest(near: readonly number[], { data }: Pixels, pixel: number, palette: readonly Rgb[]): number {
  const opaque = isOpaque(data, pixel)
  const fitting = near.filter((label) => (label === NOTHING) === !opaque)
  if (fitting.length === 0) return opaque ? nearest(palette, colourAt(data, pixel * 4)) : NOTHING
  if (!opaque) return NOTHING
  const colour = colourAt(data, pixel * 4)
  let [best, least] = [fitting[0] ?? 0, Number.POSITIVE_INFINITY]
  for (const label of fitting) {
    const far = distance(palette[label] ?? [0, 0, 0], colour)
    if (far < least) {
      best = label
      least = far
    }
  }
  return best
}
