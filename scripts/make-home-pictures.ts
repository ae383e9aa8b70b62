// node scripts/make-home-pictures.ts: composes the product pictures of the public pages from our own product maps and
// artworks into web/public/pictures. Run it after changing a list below; the pictures are committed.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { composeMockup } from '../engine/src/mockup/compose-mockup.ts'
import type { MockupLook } from '../engine/src/mockup/look-tables.ts'
import { prepareView } from '../engine/src/mockup/prepared-view.ts'
import { makePrintTexture, type PrintTexture } from '../engine/src/mockup/print-texture.ts'
import { type PrintArea, ProductViewMeta } from '../engine/src/mockup/product-view.ts'
import { readMaps } from '../server/src/infra/pictures/view-maps.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, 'web', 'public', 'pictures')
const artwork = (slug: string) => join(root, 'assets', 'gallery', 'artworks', `${slug}.svg`)

const MAX_BYTES = 60_000
const sizes_px = [480, 960]
const TEXTURE_PX = 1400

/** Position of the artwork in its print area, as fractions of it; `tile` repeats it instead. */
interface Placement {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly tile?: number
  /** Covers the whole area, cropped to its shape. */
  readonly cover?: boolean
}

interface Picture {
  readonly name: string
  readonly product: string
  readonly view: string
  readonly area: string
  readonly art: string
  readonly place: Placement
  readonly look: MockupLook
}

const pictures: readonly Picture[] = [
  {
    name: 'tshirt',
    product: 'tshirt',
    view: 'front',
    area: 'print',
    art: 'retro-sunset-peaks',
    place: { x: 0.08, y: 0.06, width: 0.84 },
    look: { colour: '#22304a', background: '#E9E4DA' },
  },
  {
    name: 'mug',
    product: 'mug',
    view: 'right',
    area: 'print',
    art: 'retro-camper-van',
    place: { x: 0.605, y: 0.08, width: 0.33 },
    look: { colour: '#ffffff', background: '#E3E8EE' },
  },
  {
    name: 'tote',
    product: 'tote',
    view: 'front',
    area: 'front',
    art: 'retro-sunset-cat',
    place: { x: 0.08, y: 0.06, width: 0.84 },
    look: { colour: '#efe6d2', background: '#EFE7DE' },
  },
  {
    name: 'pillow',
    product: 'pillow',
    view: 'angle',
    area: 'front',
    art: 'pattern-lemon-grove',
    place: { tile: 2 },
    look: { colour: '#f6f3ea', background: '#E6EAE1' },
  },
  {
    name: 'poster',
    product: 'poster',
    view: 'angle',
    area: 'print',
    art: 'great-wave',
    place: { cover: true },
    look: { colour: '#ffffff', parts: { 4: '#b98a54' }, background: '#EDE8DF' },
  },
  {
    name: 'phonecase',
    product: 'phonecase',
    view: 'angle',
    area: 'print',
    art: 'pattern-ditsy-night',
    place: { tile: 1.6 },
    look: { colour: '#1d2433', background: '#F0E4E0' },
  },
  {
    name: 'canvas',
    product: 'canvas',
    view: 'angle',
    area: 'print',
    art: 'fuji-blossom',
    place: { cover: true },
    look: { colour: '#ffffff', background: '#E8E6EC' },
  },
  {
    name: 'tapestry',
    product: 'tapestry',
    view: 'front',
    area: 'front',
    art: 'northern-lights',
    place: { cover: true },
    look: { colour: '#ffffff', background: '#E4E9EA' },
  },
]

/** Round vignettes of the error pages. */
const vignettes = [
  { name: 'error-403', art: 'mystic-moon-eye', background: '#efe7de' },
  { name: 'error-404', art: 'retro-lighthouse', background: '#e3e8ee' },
  { name: 'error-500', art: 'great-wave', background: '#e8e6ec' },
]

/** The print area as a transparent sheet with the artwork placed on it. */
async function paintArea(area: PrintArea, art: string, place: Placement): Promise<PrintTexture> {
  const wide = area.width_m >= area.height_m
  const width_px = Math.round(wide ? TEXTURE_PX : (TEXTURE_PX * area.width_m) / area.height_m)
  const height_px = Math.round(wide ? (TEXTURE_PX * area.height_m) / area.width_m : TEXTURE_PX)
  const sheet = sharp({ create: { width: width_px, height: height_px, channels: 4, background: '#00000000' } })
  const drawn = (width: number, height?: number) =>
    sharp(artwork(art), { density: 144 })
      .resize({ width, ...(height ? { height, fit: 'cover' as const } : {}) })
      .png()
      .toBuffer()
  let layer: { input: Buffer; left: number; top: number; tile?: boolean }
  if (place.tile) layer = { input: await drawn(Math.round(width_px / place.tile)), left: 0, top: 0, tile: true }
  else if (place.cover) layer = { input: await drawn(width_px, height_px), left: 0, top: 0 }
  else {
    const input = await drawn(Math.round(width_px * (place.width ?? 1)))
    layer = { input, left: Math.round(width_px * (place.x ?? 0)), top: Math.round(height_px * (place.y ?? 0)) }
  }
  const rgba = await sheet.composite([layer]).raw().toBuffer()
  return makePrintTexture(rgba, width_px, height_px)
}

/** The best quality within the size budget of a public page. */
async function writeWebp(image: Sharp, file: string): Promise<string> {
  for (let quality = 86; quality >= 50; quality -= 6) {
    const bytes = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length > MAX_BYTES && quality > 50) continue
    await sharp(bytes).toFile(file)
    return `${file.slice(root.length + 1)} ${Math.round(bytes.length / 1000)} kB, quality ${quality}`
  }
  throw new Error(`${file} does not fit the budget`)
}

async function compose(picture: Picture): Promise<void> {
  const folder = join(root, 'assets', 'products', picture.product)
  if (!existsSync(join(folder, `${picture.view}.json`))) return console.log(`no maps yet for ${picture.product}`)
  const meta = ProductViewMeta.parse(JSON.parse(readFileSync(join(folder, `${picture.view}.json`), 'utf8')))
  const area = meta.print_areas[picture.area]
  if (!area) throw new Error(`${picture.product} has no area ${picture.area}`)
  const view = prepareView(await readMaps(folder, picture.view), meta)
  const prints = { [picture.area]: await paintArea(area, picture.art, picture.place) }
  const data = composeMockup(view, prints, picture.look)
  for (const size_px of sizes_px) {
    const image = sharp(data, { raw: { width: view.width_px, height: view.height_px, channels: 4 } })
      .removeAlpha()
      .resize(size_px)
    console.log(await writeWebp(image, join(target, `${picture.name}-${size_px}.webp`)))
  }
}

mkdirSync(target, { recursive: true })
for (const picture of pictures) await compose(picture)
for (const { name, art, background } of vignettes) {
  const image = sharp(artwork(art), { density: 144 }).resize(480, 480, { fit: 'cover' }).flatten({ background })
  console.log(await writeWebp(image, join(target, `${name}.webp`)))
}
