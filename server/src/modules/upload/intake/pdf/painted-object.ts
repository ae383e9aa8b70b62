import { createCanvas, DOMMatrix, ImageData, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { EmbeddedPixels } from './svg-sheet.ts'

export type Rule = 'nonzero' | 'evenodd'

/** An outline in the space of a matrix. */
export interface Outline {
  readonly path: Path2D
  readonly matrix: DOMMatrix
}

export interface Clip extends Outline {
  readonly rule: Rule
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The whole pixels an outline touches, `around` more on each side. */
export function outlineBox({ path, matrix }: Outline, around = 0): Box {
  const moved = new Path2D()
  moved.addPath(path, matrix)
  const [left, top, right, bottom] = moved.getBounds() as [number, number, number, number]
  const [x, y] = [Math.floor(left - around), Math.floor(top - around)]
  return { x, y, width: Math.ceil(right + around) - x, height: Math.ceil(bottom + around) - y }
}

export function commonBox(boxes: readonly Box[]): Box {
  const x = Math.max(...boxes.map((box) => box.x))
  const y = Math.max(...boxes.map((box) => box.y))
  const right = Math.min(...boxes.map((box) => box.x + box.width))
  const bottom = Math.min(...boxes.map((box) => box.y + box.height))
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}

/** A sheet of the size of a box, lying there and cut as the object is. */
export function cutSheet({ x, y, width, height }: Box, clips: readonly Clip[]): SKRSContext2D {
  const sheet = createCanvas(width, height).getContext('2d')
  for (const { path, matrix, rule } of clips) {
    sheet.setTransform(new DOMMatrix([1, 0, 0, 1, -x, -y]).multiply(matrix))
    sheet.clip(path, rule)
  }
  return sheet
}

/**
 * The object alone, in the colours that show, laid over what was there before, what is there after it was blended. Its
 * opacity is its own: colour = (after - before * (1 - opacity)) / opacity, all of them multiplied by their opacity.
 */
export function blendedPixels(before: EmbeddedPixels, after: EmbeddedPixels, alone: EmbeddedPixels): EmbeddedPixels {
  const { width, height } = alone
  const data = new Uint8ClampedArray(alone.data)
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (alone.data[at + 3] as number) / 255
    if (opacity === 0) continue
    const [under, over] = [(before.data[at + 3] as number) / 255, (after.data[at + 3] as number) / 255]
    for (let n = at; n < at + 3; n++) {
      data[n] = ((after.data[n] as number) * over - (before.data[n] as number) * under * (1 - opacity)) / opacity
    }
  }
  return { data, width, height }
}

/** Without its empty edges; null when nothing is in it. */
export function trimmed({ data, width, height }: EmbeddedPixels): (EmbeddedPixels & Box) | null {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  if (right === 0) return null
  const [w, h] = [right - left, bottom - top]
  const kept = new Uint8ClampedArray(w * h * 4)
  for (let y = 0; y < h; y++) {
    const at = ((top + y) * width + left) * 4
    kept.set(data.subarray(at, at + w * 4), y * w * 4)
  }
  return { x: left, y: top, width: w, height: h, data: kept }
}

export const asImageData = ({ data, width, height }: EmbeddedPixels): ImageData =>
  new ImageData(Uint8ClampedArray.from(data), width, height)
