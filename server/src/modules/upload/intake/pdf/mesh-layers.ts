import { decodePDFRawStream, PDFArray, type PDFDict, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib'

interface Bits {
  read(count: number): number
  align(): void
  hasMore(): boolean
}

function getBits(bytes: Uint8Array): Bits {
  let at = 0
  return {
    read(count) {
      let value = 0
      for (let left = count; left > 0; ) {
        const taken = Math.min(left, 8 - (at % 8))
        const part = ((bytes[at >> 3] ?? 0) >> (8 - (at % 8) - taken)) & ((1 << taken) - 1)
        value = value * 2 ** taken + part
        at += taken
        left -= taken
      }
      return value
    },
    align() {
      at = Math.ceil(at / 8) * 8
    },
    hasMore: () => at >> 3 < bytes.length,
  }
}

const numberIn = (dict: PDFDict, name: string): number => {
  const value = dict.lookup(PDFName.of(name))
  return value instanceof PDFNumber ? value.asNumber() : 0
}

type Point = readonly [number, number]

const [FREE_TRIANGLES, LATTICE] = [4, 5]
/** Points of a patch by itself, and of one that shares an edge with the one before. */
const patchPoints: Readonly<Record<number, readonly [number, number]>> = { 6: [12, 8], 7: [16, 12] }

const getArea = ([a, b, c]: readonly Point[]): number =>
  a && b && c ? Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2 : 0

const getSides = (points: readonly Point[]): readonly [number, number] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}

class Extent {
  #left = Infinity
  #right = -Infinity
  #top = Infinity
  #bottom = -Infinity

  add([x, y]: Point): void {
    this.#left = Math.min(this.#left, x)
    this.#right = Math.max(this.#right, x)
    this.#top = Math.min(this.#top, y)
    this.#bottom = Math.max(this.#bottom, y)
  }
  area(): number {
    return Math.max(0, this.#right - this.#left) * Math.max(0, this.#bottom - this.#top)
  }
}

/**
 * How often a mesh paints its own area: an honest one covers it about once, each triangle beside the others. Every
 * triangle is painted pixel by pixel, so thousands on top of each other take minutes.
 */
export function meshLayers(shading: PDFRawStream): number {
  const { dict } = shading
  const kind = numberIn(dict, 'ShadingType')
  const decode = dict.lookup(PDFName.of('Decode'))
  const colours = dict.has(PDFName.of('Function'))
    ? 1
    : Math.max(0, ((decode instanceof PDFArray ? decode.size() : 0) - 4) / 2)
  const [place, colour, flag] = ['BitsPerCoordinate', 'BitsPerComponent', 'BitsPerFlag'].map((name) =>
    numberIn(dict, name),
  )
  if (!place || !colour) return 0
  const bits = getBits(decodePDFRawStream(shading).decode())
  const extent = new Extent()
  const point = (): Point => {
    const read: Point = [bits.read(place), bits.read(place)]
    extent.add(read)
    return read
  }
  let area = 0
  let last: Point[] = []
  const patch = patchPoints[kind]
  while (bits.hasMore()) {
    const flagged = kind === LATTICE ? 0 : bits.read(flag ?? 0)
    if (patch) {
      const points = Array.from({ length: patch[flagged === 0 ? 0 : 1] }, point)
      bits.read(colour * colours * (flagged === 0 ? 4 : 2))
      const [width, height] = getSides(points)
      area += width * height
    } else if (kind === FREE_TRIANGLES || kind === LATTICE) {
      const vertex = point()
      bits.read(colour * colours)
      last = [...last.slice(-2), vertex]
      area += getArea(last)
    } else return 0
    bits.align()
  }
  const whole = extent.area()
  return whole > 0 ? area / whole : 0
}
