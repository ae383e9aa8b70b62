/** Pixels as a canvas or a decoder gives them: four bytes each, colour not multiplied with its transparency. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Pictures are looked at in this size: details below it do not matter to how a picture looks. */
export const LOOK_SIDE_PX = 256

/** Width and height of a picture drawn into the square of `LOOK_SIDE_PX`, never enlarged. */
export function lookSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LOOK_SIDE_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The mean colour of each box of a `columns` × `rows` grid laid over the picture, on white, as three bytes. Whoever
 * shrank the picture before, the means come out nearly the same.
 */
export function boxMeans({ data, width, height }: Pixels, columns: number, rows: number): Float32Array {
  const means = new Float32Array(columns * rows * 3)
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * height) / rows)
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows))
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * width) / columns)
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / columns))
      let [r, g, b] = [0, 0, 0]
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const at = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 4
          const alpha = (data[at + 3] ?? 0) / 255
          const white = 255 * (1 - alpha)
          r += (data[at] ?? 0) * alpha + white
          g += (data[at + 1] ?? 0) * alpha + white
          b += (data[at + 2] ?? 0) * alpha + white
        }
      }
      const count = (bottom - top) * (right - left)
      means.set([r / count, g / count, b / count], (row * columns + column) * 3)
    }
  }
  return means
}

export const luma = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b
