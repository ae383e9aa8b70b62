// An artwork laid out on the flat sheet of a print area, at the resolution one view of the product needs.
import { join } from 'node:path'
import { makePrintTexture, type PrintTexture } from '@inkroute/engine/mockup/print-texture'
import type { PrintArea } from '@inkroute/engine/mockup/product-view'
import sharp, { type OverlayOptions } from 'sharp'
import type { ProductPictureTask } from './picture-address.rules.ts'
import { type Artwork, artworksFolder } from './picture-shelf.ts'
import { type Layout, layoutOf } from './placement.rules.ts'

const SVG_DPI = 72

/** Drawn from its curves at the size it is needed, not scaled from a bigger picture. */
export function drawArtwork({ slug, width_px: own_px }: Artwork, width_px: number, height_px?: number) {
  const density = Math.max(1, (SVG_DPI * width_px) / own_px)
  const image = sharp(join(artworksFolder, `${slug}.svg`), { density }).ensureAlpha()
  return height_px === undefined
    ? image.resize({ width: width_px })
    : image.resize({ width: width_px, height: height_px, fit: 'fill' })
}

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
