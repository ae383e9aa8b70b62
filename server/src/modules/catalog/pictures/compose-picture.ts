// Runs on a thread: everything here keeps a core busy.
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import { composeMockup } from '@inkroute/engine/mockup/compose-mockup'
import { packMaps } from '@inkroute/engine/mockup/packed-maps'
import type { PrintTexture } from '@inkroute/engine/mockup/print-texture'
import sharp, { type Sharp } from 'sharp'
import { productsFolder } from '../../../infra/pictures/asset-folders.ts'
import { drawArtwork } from '../../../infra/pictures/draw-artwork.ts'
import { type LoadedView, loadView, readMaps } from '../../../infra/pictures/view-maps.ts'
import { paintArtwork } from './paint-artwork.ts'
import type { ArtPictureTask, MapsTask, ProductPictureTask } from './picture-address.rules.ts'
import { drawTemplate } from './template/draw-template.ts'
import type { TemplateTask } from './template/template.rules.ts'

export type PictureTask = ProductPictureTask | ArtPictureTask | MapsTask | TemplateTask

const QUALITY = 84

const encode = (image: Sharp): Promise<Buffer> =>
  image.webp({ quality: QUALITY, alphaQuality: 90, effort: 4, smartSubsample: true }).toBuffer()

async function printsOf({ meta, prepared }: LoadedView, print: ProductPictureTask['print']) {
  const prints: Record<string, PrintTexture> = {}
  if (!print) return prints
  for (const [name, area] of Object.entries(meta.print_areas)) {
    const place = prepared.areas[name]
    if (area.elsewhere || !place) continue
    prints[name] = await paintArtwork(area, place.texture_px, print)
  }
  return prints
}

async function composeProduct({ code, view, look, print, width_px }: ProductPictureTask): Promise<Buffer> {
  const loaded = await loadView(join(productsFolder, code), view, null)
  const { prepared } = loaded
  const prints = await printsOf(loaded, print)
  const raw = { width: prepared.width_px, height: prepared.height_px, channels: 4 } as const
  return encode(
    sharp(composeMockup(prepared, prints, look), { raw })
      .removeAlpha()
      .resize(width_px),
  )
}

const deflated = promisify(deflateRaw)

const packView = async ({ code, view }: MapsTask): Promise<Buffer> =>
  deflated(packMaps(await readMaps(join(productsFolder, code), view)), { level: 6 })

export function composePicture(task: PictureTask): Promise<Buffer> {
  switch (task.kind) {
    case 'product':
      return composeProduct(task)
    case 'art':
      return encode(drawArtwork(task.artwork, task.width_px))
    case 'maps':
      return packView(task)
    case 'template':
      return drawTemplate(task)
  }
}
