import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { artworksFolder } from './asset-folders.ts'

const SVG_DPI = 72

interface Artwork {
  readonly slug: string
  readonly width_px: number
  /** Lossless picture of an uploaded artwork; drawings that ship with the program have none. */
  readonly path?: string | undefined
}

/** Renders the SVG at the size it is needed instead of scaling a larger picture. */
export function drawArtwork(artwork: Artwork, width_px: number, height_px?: number): Sharp {
  const { slug, path, width_px: own_px } = artwork
  const density = Math.max(1, (SVG_DPI * width_px) / own_px)
  const image = (path ? sharp(path) : sharp(join(artworksFolder, `${slug}.svg`), { density })).ensureAlpha()
  return height_px === undefined
    ? image.resize({ width: width_px })
    : image.resize({ width: width_px, height: height_px, fit: 'fill' })
}
