import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import { composeMockup } from '@inkroute/engine/mockup/compose-mockup'
import { packMaps } from '@inkroute/engine/mockup/packed-maps'
import { makePrintTexture, type PrintTexture } from '@inkroute/engine/mockup/print-texture'
import type { PrintArea } from '@inkroute/engine/mockup/product-view'
import type { OverlayOptions, Sharp } from 'sharp'
import sharp from 'sharp'
import { drawArtwork } from '../../../infra/pictures/draw-artwork.ts'
import { type LoadedView, loadView, readMaps, viewInColour } from '../../../infra/pictures/view-maps.ts'
import { getLayout, type Layout } from './placement.rules.ts'
import type { ArtPictureTask, MapsTask, ProductPictureTask, ShopPictureTask } from './shelf/picture-address.rules.ts'
import type { Artwork } from './shelf/picture-shelf.ts'
import { drawTemplate } from './template/draw-template.ts'
import type { TemplateTask } from './template/template.rules.ts'

// An artwork laid out on the flat sheet of a print area, at the resolution one view of the product needs.

async function getLayer(artwork: Artwork, layout: Layout): Promise<OverlayOptions> {
  const { left_px, top_px, width_px, height_px, crop, is_tiled } = layout
  const drawn = drawArtwork(artwork, width_px, height_px)
  const cut = crop ? drawn.extract(crop) : drawn
  return { input: await cut.png({ compressionLevel: 0 }).toBuffer(), left: left_px, top: top_px, tile: is_tiled }
}

async function paintArtwork(
  area: PrintArea,
  texture_px: { readonly width: number; readonly height: number },
  { artwork, placement, box }: NonNullable<ProductPictureTask['print']>,
): Promise<PrintTexture> {
  const { width, height } = texture_px
  const layer = await getLayer(artwork, getLayout({ artwork, placement, box, area, texture_px }))
  const sheet = sharp({ create: { width, height, channels: 4, background: '#00000000' } })
  return makePrintTexture(await sheet.composite([layer]).raw().toBuffer(), width, height)
}

// Runs in a painter: everything here keeps a core busy.

export type PictureTask = ProductPictureTask | ArtPictureTask | ShopPictureTask | MapsTask | TemplateTask

const QUALITY = 84
/** Shop pictures have grain, which costs bytes and shows no product. */
const SHOP_QUALITY = 82

const encode = (image: Sharp, quality = QUALITY): Promise<Buffer> =>
  image.webp({ quality, alphaQuality: 90, effort: 4, smartSubsample: true }).toBuffer()

async function getPrints({ meta, prepared }: LoadedView, print: ProductPictureTask['print']) {
  const prints: Record<string, PrintTexture> = {}
  if (!print) return prints
  for (const [name, area] of Object.entries(meta.print_areas)) {
    const place = prepared.areas[name]
    if (area.elsewhere || !place) continue
    prints[name] = await paintArtwork(area, place.texture_px, print)
  }
  return prints
}

async function composeProduct(task: ProductPictureTask): Promise<Buffer> {
  const { folder, view, colour_key, look, print, width_px } = task
  const loaded = await loadView(folder, await viewInColour(folder, view, colour_key), null)
  const { prepared } = loaded
  const prints = await getPrints(loaded, print)
  const raw = { width: prepared.width_px, height: prepared.height_px, channels: 4 } as const
  return encode(
    sharp(composeMockup(prepared, prints, look), { raw })
      .removeAlpha()
      .resize(width_px),
  )
}

const deflated = promisify(deflateRaw)

const packView = async ({ folder, view }: MapsTask): Promise<Buffer> =>
  deflated(packMaps(await readMaps(folder, view)), { level: 6 })

export function composePicture(task: PictureTask): Promise<Buffer> {
  switch (task.kind) {
    case 'product':
      return composeProduct(task)
    case 'art':
      return encode(drawArtwork(task.artwork, task.width_px))
    case 'shop':
      return encode(sharp(task.path).resize(task.width_px), SHOP_QUALITY)
    case 'maps':
      return packView(task)
    case 'template':
      return drawTemplate(task)
  }
}
