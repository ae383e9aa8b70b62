// The maps of a picture set as files. Runs in a process of its own: everything here keeps a core busy.
import type { BenchFrame, BenchShot } from '@inkroute/contract/catalog/bench/bench'
import type { BenchPhoto, BenchView } from '@inkroute/engine/bench/bench-view'
import { type BenchMaps, makeMaps } from '@inkroute/engine/bench/make-maps'
import type { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import { encodeUvMap } from '@inkroute/engine/mockup/uv-map'
import sharp, { type Sharp, type WebpOptions } from 'sharp'

/** A view to make, with the path of each photograph by its id. */
export interface MakeTask {
  readonly shot: BenchShot
  readonly photos: Readonly<Record<string, string>>
}

export interface MadeView {
  readonly files: readonly { readonly name: string; readonly body: Uint8Array<ArrayBuffer> }[]
  readonly metas: Readonly<Record<string, ProductViewMeta>>
  readonly base: string
}

/** The framed part of a photograph in the size of the view; what is beyond the photograph repeats its edge. */
export async function framedPhoto(path: string, frame: BenchFrame, size: BenchView['size']): Promise<BenchPhoto> {
  const { width = 1, height = 1 } = await sharp(path).metadata()
  const [left, top, side] = [Math.round(frame.left), Math.round(frame.top), Math.round(frame.side)]
  const beyond = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, left + side - width),
    bottom: Math.max(0, top + side - height),
  }
  const widened = await sharp(path)
    .removeAlpha()
    .extend({ ...beyond, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rgba = await sharp(widened.data, { raw: { ...widened.info, channels: 3 } })
    .extract({ left: left + beyond.left, top: top + beyond.top, width: side, height: side })
    .resize(size[0], size[1], { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { width_px: size[0], height_px: size[1], rgba }
}

/** About an eighth of a pixel on a surface of 800 px. */
const UV_STEP = 8
const lossless = { lossless: true, effort: 4 } as const

function greyPicture(bytes: Uint8Array | Uint8ClampedArray, width: number, height: number) {
  return sharp(bytes, { raw: { width, height, channels: 1 } })
}

async function getFiles(view: string, { maps, meta }: BenchMaps): Promise<MadeView['files']> {
  const { width_px: width, height_px: height, shade, light, shadow, uv, cover, backdrop } = maps
  const rgba = { raw: { width, height, channels: 4 } } as const
  const files: { name: string; body: Uint8Array<ArrayBuffer> }[] = []
  const add = async (kind: string, image: Sharp, options: WebpOptions) => {
    files.push({ name: `${view}.${kind}.webp`, body: new Uint8Array(await image.webp(options).toBuffer()) })
  }
  await add('shade', sharp(shade, rgba), { quality: 95, alphaQuality: 100, effort: 4, exact: true })
  await add('light', greyPicture(light, width, height), { quality: 90, effort: 4 })
  const coded = encodeUvMap(uv, width, height, UV_STEP)
  await add('uv', sharp(coded, { raw: { width, height: 2 * height, channels: 3 } }), lossless)
  if (shadow) await add('shadow', greyPicture(shadow, width, height), { quality: 90, effort: 4 })
  if (cover) await add('cover', greyPicture(cover, width, height), lossless)
  if (backdrop) await add('backdrop', sharp(backdrop, rgba), { quality: 92, alphaQuality: 100, effort: 4, exact: true })
  const body = new Uint8Array(Buffer.from(JSON.stringify(meta)))
  return [...files, { name: `${view}.json`, body }]
}

/** Letters for the views of single colours: file names of views have letters only. */
const colourViewName = (view: string, n: number): string => `${view}${String.fromCharCode(97 + n)}${'colour'}`

export async function makeView({ shot, photos }: MakeTask): Promise<MadeView> {
  const { view, frame } = shot
  const getPhoto = (id: number) => framedPhoto(photos[String(id)] ?? '', frame, view.size)
  const main = makeMaps(await getPhoto(shot.photo_id), view)
  const own = Object.entries(view.colours.photos)
  const names = own.map((_, n) => colourViewName(view.name, n))
  const meta = { ...main.meta, colour_views: Object.fromEntries(own.map(([key], n) => [key, names[n] as string])) }
  const files = [...(await getFiles(view.name, { ...main, meta }))]
  const metas: Record<string, ProductViewMeta> = { [view.name]: meta }
  for (const [n, [, id]] of own.entries()) {
    const name = names[n] as string
    // The colour of that photograph is measured, not assumed.
    const colours = { ...view.colours, base: null }
    const made = makeMaps(await getPhoto(id), { ...view, name, colours })
    files.push(...(await getFiles(name, made)))
    metas[name] = made.meta
  }
  return { files, metas, base: main.base }
}
