// Artworks are curves; drawing large ones takes seconds. Each is drawn once for a step of sizes and kept beside the data.
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { drawArtwork } from '../pictures/draw-artwork.ts'

/** Each step has twice the pixels of the one before, so what is decoded is at most twice what is needed. */
const WIDTHS_PX = [362, 512, 724, 1024, 1448, 2048, 2896, 4096, 5792, 8192] as const

interface Artwork {
  readonly slug: string
  readonly width_px: number
  readonly height_px: number
}

/** The smallest kept width that is not below the wanted one. */
export const rasterWidth = (wanted_px: number): number => WIDTHS_PX.find((width) => width >= wanted_px) ?? 8192

/** File of the artwork drawn at least this wide; made when it is missing. */
export async function artworkRaster(folder: string, artwork: Artwork, wanted_px: number): Promise<string> {
  const width = rasterWidth(wanted_px)
  const path = join(folder, PICTURES_VERSION, `${artwork.slug}-${width}.png`)
  if (existsSync(path)) return path
  await mkdir(dirname(path), { recursive: true })
  const height = Math.max(1, Math.round((width * artwork.height_px) / artwork.width_px))
  // Written aside and renamed: two painters may draw the same, and a crash leaves no half.
  const aside = `${path}.${process.pid}.part`
  await drawArtwork(artwork, width, height).png({ compressionLevel: 1 }).toFile(aside)
  await rename(aside, path)
  return path
}
