import { blurPixels } from '../adjust/blur-pixels.ts'
import { changeColours } from '../adjust/change-colours.ts'
import { decodeMask } from '../cutout/mask-code.ts'
import { cutOutPixels } from '../cutout/refine-edges.ts'
import { type Adjust, changesPicture } from '../layers/adjust.ts'
import { enlargedPicture, type Spread } from './enlarged-picture.ts'
import { keptOr, type PaintTools } from './surface.ts'

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

/** The picture with its colours and sharpness changed, as many pixels as it has or was given by enlarging it. */
export function adjustedPicture<P>(tools: PaintTools<P>, own: P, adjust: Adjust | undefined, spread: Spread): P {
  if (!adjust) return own
  const picture = enlargedPicture(tools, own, adjust, spread)
  if (!changesPicture(adjust)) return picture
  const { border: _border, enlarge: _enlarge, ...rest } = adjust
  return keptOr(tools, picture, JSON.stringify(rest), () => adjusted(tools, picture, adjust))
}
