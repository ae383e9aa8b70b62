// What a picture shows of a print: the product mask and the UV map say which part of it each pixel is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { decodeUvMap } from '../../engine/src/mockup/uv-map.ts'

const COVERED_ALPHA = 128
const MOST_UV = 65535

/** A print in the UV map of a view, v upwards. */
export interface PrintRect {
  readonly u0: number
  readonly v0: number
  readonly u1: number
  readonly v1: number
}

/** Which fields of the print the picture shows on the product, row by row from the upper left corner. */
export async function getCoverage(
  folder: string,
  view: string,
  { u0, v0, u1, v1 }: PrintRect,
  [rows, columns]: readonly [rows: number, columns: number],
): Promise<boolean[][]> {
  const path = (kind: string) => join(folder, `${view}.${kind}.webp`)
  const shade = sharp(path('shade')).ensureAlpha().raw()
  const { data, info } = await shade.toBuffer({ resolveWithObject: true })
  const packed = await sharp(path('uv')).removeAlpha().toColourspace('srgb').raw().toBuffer()
  const uv = decodeUvMap(packed, info.width, info.height)
  // A handle in front of the print hides it.
  const ink = existsSync(path('cover')) ? await sharp(path('cover')).extractChannel(0).raw().toBuffer() : null
  const covered = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false))
  for (let i = 0; i < info.width * info.height; i++) {
    const [u = 0, v = 0] = [uv[3 * i], uv[3 * i + 1]]
    if (u === 0 || v === 0 || Math.min(data[4 * i + 3] ?? 0, ink?.[i] ?? 255) < COVERED_ALPHA) continue
    const s = (u / MOST_UV - u0) / (u1 - u0)
    const t = 1 - (v / MOST_UV - v0) / (v1 - v0)
    const row = covered[Math.floor(t * rows)]
    if (row && s >= 0 && s < 1) row[Math.floor(s * columns)] = true
  }
  return covered
}
