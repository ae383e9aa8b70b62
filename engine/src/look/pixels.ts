/** Pixels as a canvas or a decoder gives them: four bytes each, colour not multiplied with its transparency. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Pictures are analysed at this size: smaller details hardly affect how a picture looks. */
export const LOOK_SIDE_PX = 256

/** Width and height of a picture drawn into the square of `LOOK_SIDE_PX`, never enlarged. */
export function lookSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LOOK_SIDE_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Which pixels a box reaches, and how much of each: the first and the last only in part. */
function reach(box: number, boxes: number, length: number): { readonly at: number; readonly weight: number }[] {
  const [from, to] = [(box * length) / boxes, ((box + 1) * length) / boxes]
  const parts: { at: number; weight: number }[] = []
  for (let at = Math.floor(from); at < to && at < length; at++) {
    const weight = Math.min(at + 1, to) - Math.max(at, from)
    if (weight > 0) parts.push({ at, weight })
  }
  return parts
}

/**
 * The mean colour of each box of a `columns` × `rows` grid over the picture, on white, as three numbers. Boxes cut
 * through pixels, so that the means do not depend on the size the picture was reduced to before.
 */
export function boxMeans({ data, width, height }: Pixels, columns: number, rows: number): Float32Array {
  const means = new Float32Array(columns * rows * 3)
  const across = Array.from({ length: columns }, (_, column) => reach(column, columns, width))
  for (let row = 0; row < rows; row++) {
    const down = reach(row, rows, height)
    for (const [column, parts] of across.entries()) {
      let [r, g, b, sum] = [0, 0, 0, 0]
      for (const y of down) {
        for (const x of parts) {
          const at = (y.at * width + x.at) * 4
          const weight = y.weight * x.weight
          const alpha = ((data[at + 3] ?? 0) / 255) * weight
          const white = 255 * (weight - alpha)
          r += (data[at] ?? 0) * alpha + white
          g += (data[at + 1] ?? 0) * alpha + white
          b += (data[at + 2] ?? 0) * alpha + white
          sum += weight
        }
      }
      means.set([r / sum, g / sum, b / sum], (row * columns + column) * 3)
    }
  }
  return means
}

export const luma = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b
