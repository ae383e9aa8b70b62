// node artwork.mjs <slug> <pixels> <file.png>: draws an artwork of the gallery, its longer side that many pixels.
// For podlib/gallery.py, because nothing in Blender's Python draws SVG.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const SVG_DPI = 72
const gallery = join(dirname(dirname(fileURLToPath(import.meta.url))), 'gallery')
const [slug, pixels, target] = process.argv.slice(2)
const artwork = JSON.parse(readFileSync(join(gallery, 'gallery.json'), 'utf8')).find((one) => one.slug === slug)
if (!artwork) throw new Error(`no artwork is called ${slug}`)
const density = Math.max(1, (SVG_DPI * Number(pixels)) / Math.max(artwork.width_px, artwork.height_px))
await sharp(join(gallery, artwork.file), { density })
  .resize(Number(pixels), Number(pixels), { fit: 'inside' })
  .ensureAlpha()
  .png()
  .toFile(target)
