import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { artworksFolder } from './asset-folders.ts'

const SVG_DPI = 72

interface Artwork {
  readonly slug: string
  readonly width_px: number
}

/** Renders the SVG at the size it is needed instead of scaling a larger picture. */
export function drawArtwork({ slug, width_px: own_px }: Artwork, width_px: number, height_px?: number): Sharp {
  const density = Math.max(1, (SVG_DPI * width_px) / own_px)
  const image = sharp(join(artworksFolder, `${slug}.svg`), { density }).ensureAlpha()
  return height_px === undefined
    ? image.resize({ width: width_px })
    : image.resize({ width: width_px, height: height_px, fit: 'fill' })
}
