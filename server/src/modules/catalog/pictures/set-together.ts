import { PICTURE_BACKGROUND } from '@inkroute/contract/catalog/pictures'
import sharp from 'sharp'

/** A square on the picture, in shares of its side. */
interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Where parts lie beside each other without one covering another; larger sets keep to rows. */
const layouts: Readonly<Record<number, readonly Square[]>> = {
  1: [{ left: 0, top: 0, side: 1 }],
  2: [
    { left: 0, top: 0.01, side: 0.56 },
    { left: 0.44, top: 0.43, side: 0.56 },
  ],
  3: [
    { left: 0, top: 0.42, side: 0.56 },
    { left: 0.36, top: 0, side: 0.62 },
    { left: 0.56, top: 0.54, side: 0.42 },
  ],
}

function inRows(count: number): Square[] {
  const columns = Math.ceil(Math.sqrt(count))
  const side = 1 / columns
  return Array.from({ length: count }, (_, at) => ({
    left: (at % columns) * side,
    top: Math.floor(at / columns) * side,
    side,
  }))
}

const CHANNELS = 3
const ground = [1, 3, 5].map((at) => Number.parseInt(PICTURE_BACKGROUND.slice(at, at + 2), 16))

/**
 * Parts of a set on one ground. Each picture dims or lights the ground as its product and shadow do; where it shows
 * nothing but ground it changes nothing, so there is no seam.
 */
export async function paintTogether(parts: readonly Uint8Array[], side_px: number): Promise<Uint8Array> {
  const sheet = Buffer.alloc(side_px * side_px * CHANNELS)
  for (let at = 0; at < sheet.length; at++) sheet[at] = ground[at % CHANNELS] ?? 0
  const squares = layouts[parts.length] ?? inRows(parts.length)
  for (const [at, part] of parts.entries()) {
    const square = squares[at]
    if (!square) continue
    const side = Math.floor(square.side * side_px)
    const [left, top] = [Math.floor(square.left * side_px), Math.floor(square.top * side_px)]
    const pixels = await sharp(part).resize(side, side).removeAlpha().raw().toBuffer()
    for (let row = 0; row < side; row++) {
      const [from, to] = [row * side * CHANNELS, ((top + row) * side_px + left) * CHANNELS]
      for (let n = 0; n < side * CHANNELS; n++) {
        const share = (pixels[from + n] ?? 0) / (ground[n % CHANNELS] ?? 1)
        sheet[to + n] = Math.min(255, Math.round((sheet[to + n] ?? 0) * share))
      }
    }
  }
  const raw = { width: side_px, height: side_px, channels: CHANNELS } as const
  return sharp(sheet, { raw }).webp({ quality: 84, effort: 4, smartSubsample: true }).toBuffer()
}
