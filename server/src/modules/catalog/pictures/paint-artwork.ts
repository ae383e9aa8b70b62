// An artwork laid out on the flat sheet of a print area, at the resolution one view of the product needs.
import { makePrintTexture, type PrintTexture } from '@inkroute/engine/mockup/print-texture'
import type { PrintArea } from '@inkroute/engine/mockup/product-view'
import sharp, { type OverlayOptions } from 'sharp'
import { drawArtwork } from '../../../infra/pictures/draw-artwork.ts'
import type { ProductPictureTask } from './picture-address.rules.ts'
import type { Artwork } from './picture-shelf.ts'
import { type Layout, layoutOf } from './placement.rules.ts'

async function layerOf(artwork: Artwork, layout: Layout): Promise<OverlayOptions> {
  const { left_px, top_px, width_px, height_px, crop, is_tiled } = layout
  const drawn = drawArtwork(artwork, width_px, height_px)
  const cut = crop ? drawn.extract(crop) : drawn
  return { input: await cut.png({ compressionLevel: 0 }).toBuffer(), left: left_px, top: top_px, tile: is_tiled }
}

export async function paintArtwork(
  area: PrintArea,
  texture_px: { readonly width: number; readonly height: number },
  { artwork, placement, box }: NonNullable<ProductPictureTask['print']>,
): Promise<PrintTexture> {
  const { width, height } = texture_px
  const layer = await layerOf(artwork, layoutOf({ artwork, placement, box, area, texture_px }))
  const sheet = sharp({ create: { width, height, channels: 4, background: '#00000000' } })
  return makePrintTexture(await sheet.composite([layer]).raw().toBuffer(), width, height)
}
