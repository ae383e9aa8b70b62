import { blurPixels } from '../adjust/blur-pixels.ts'
import { changeColours } from '../adjust/change-colours.ts'
import { decodeMask } from '../cutout/mask-code.ts'
import { cutOutPixels } from '../cutout/refine-edges.ts'
import { type Adjust, changesPicture } from '../layers/adjust.ts'
import type { PaintTools } from './surface.ts'

/** Computes it, unless the place still has it from the last painting. */
export const keptOr = <P>({ kept }: PaintTools<P>, picture: P, key: string, make: () => P): P =>
  kept ? kept(picture, key, make) : make()

function adjusted<P>(tools: PaintTools<P>, picture: P, adjust: Adjust): P {
  const { width, height } = tools.sizeOf(picture)
  const tile = tools.makeTile(width, height)
  tile.surface.drawImage(picture, 0, 0, width, height)
  const image = tile.surface.getImageData(0, 0, width, height)
  if (adjust.cutout) {
    const { mask, width: across, height: down } = adjust.cutout
    cutOutPixels(image.data, width, height, decodeMask(mask, across, down))
  }
  if (adjust.blur) blurPixels(image.data, width, height, (adjust.blur / 1000) * Math.max(width, height))
  changeColours(image.data, adjust)
  tile.surface.putImageData(image, 0, 0)
  return tile.picture
}

/** The picture with its colours and sharpness changed, as many pixels as it has. */
export function adjustedPicture<P>(tools: PaintTools<P>, picture: P, adjust: Adjust | undefined): P {
  if (!adjust || !changesPicture(adjust)) return picture
  const { border: _border, ...rest } = adjust
  return keptOr(tools, picture, JSON.stringify(rest), () => adjusted(tools, picture, adjust))
}
