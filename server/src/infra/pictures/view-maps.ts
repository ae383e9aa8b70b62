import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type PreparedView, prepareView } from '@inkroute/engine/mockup/prepared-view'
import { type ProductMaps, ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import { decodeUvMap, enlargeUv } from '@inkroute/engine/mockup/uv-map'
import sharp, { type Sharp } from 'sharp'
import { releaseBuffer } from './release-buffer.ts'
import { cacheView, readCachedView, recycleBlock, viewCacheFile } from './view-cache.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export interface LoadedView {
  readonly meta: ProductViewMeta
  readonly prepared: PreparedView
}

const sizedBy = (image: Sharp, size: Size | null, kernel: 'cubic' | 'nearest'): Sharp =>
  size ? image.resize({ ...size, kernel, fit: 'fill' }) : image

async function readBytes(file: string, channels: 3 | 4, size: Size | null, kernel: 'cubic' | 'nearest' = 'cubic') {
  const image = channels === 4 ? sharp(file).ensureAlpha() : sharp(file).removeAlpha()
  return sizedBy(image.toColourspace('srgb'), size, kernel).raw().toBuffer()
}

async function firstChannel(file: string, size: Size | null): Promise<Uint8Array | null> {
  if (!existsSync(file)) return null
  return sizedBy(sharp(file).removeAlpha(), size, 'cubic').extractChannel(0).raw().toBuffer()
}

/** `factor`: how many times the pixels each way; light and mask are then enlarged smoothly. */
export async function readMaps(folder: string, view: string, factor = 1): Promise<ProductMaps> {
  const file = (kind: string) => join(folder, `${view}.${kind}`)
  const { width: own_width, height: own_height } = await sharp(file('shade.webp')).metadata()
  const [width_px, height_px] = [own_width * factor, own_height * factor]
  const size = factor === 1 ? null : { width: width_px, height: height_px }
  const optional = (kind: string, channels: 3 | 4, kernel: 'cubic' | 'nearest') =>
    existsSync(file(kind)) ? readBytes(file(kind), channels, size, kernel) : null
  const uv = decodeUvMap(await readBytes(file('uv.webp'), 3, null), own_width, own_height)
  return {
    width_px,
    height_px,
    shade: await readBytes(file('shade.webp'), 4, size),
    light: await readBytes(file('light.webp'), 3, size),
    lightChannels: 3,
    shadow: await firstChannel(file('shadow.webp'), size),
    uv: factor === 1 ? uv : enlargeUv(uv, own_width, own_height, factor),
    uvChannels: 3,
    // It names parts, which cannot be mixed.
    mix: await optional('mix.webp', 3, 'nearest'),
    cover: await firstChannel(file('cover.webp'), size),
    backdrop: await optional('backdrop.webp', 4, 'cubic'),
  }
}

/** Maps with more pixels take more memory than a painter should have. */
const MAX_PIXELS = 5_000_000

/** How many times its pixels a view needs each way to be as large as this. */
export function enlargement({ size: [width, height] }: ProductViewMeta, side_px: number): number {
  const wanted = Math.ceil(side_px / Math.max(width, height))
  const most = Math.floor(Math.sqrt(MAX_PIXELS / (width * height)))
  return Math.max(1, Math.min(wanted, most))
}

/** A view with more pixels than its maps, so that more of a print is seen; kept nowhere, because few ask for it. */
export async function enlargedView(folder: string, view: string, factor: number): Promise<LoadedView> {
  const meta = await viewMeta(folder, view)
  return { meta, prepared: prepareView(await readMaps(folder, view, factor), meta) }
}

/** A prepared view takes about 6 MB including its colour tables; a painter keeps the few it used last. */
const MAX_VIEWS = 8
const kept = new Map<string, Promise<LoadedView>>()

async function prepare(folder: string, view: string, meta: ProductViewMeta, cache_dir: string | null) {
  if (cache_dir === null) return prepareView(await readMaps(folder, view), meta)
  const file = viewCacheFile(cache_dir, basename(folder), view)
  const known = await readCachedView(file)
  if (known) return known
  const prepared = prepareView(await readMaps(folder, view), meta)
  await cacheView(file, prepared)
  return prepared
}

/** Small, one per view: all stay in memory. */
const metas = new Map<string, ProductViewMeta>()

export async function viewMeta(folder: string, view: string): Promise<ProductViewMeta> {
  const file = join(folder, `${view}.json`)
  const meta = metas.get(file) ?? ProductViewMeta.parse(JSON.parse(await readFile(file, 'utf8')))
  metas.set(file, meta)
  return meta
}

/** The view to read the maps from: a colour photographed by itself has its own. */
export async function viewInColour(folder: string, view: string, colour_key: string): Promise<string> {
  return (await viewMeta(folder, view)).colour_views[colour_key] ?? view
}

async function load(folder: string, view: string, cache_dir: string | null): Promise<LoadedView> {
  const meta = await viewMeta(folder, view)
  return { meta, prepared: await prepare(folder, view, meta, cache_dir) }
}

/** The buffers of a view: one per array, or a single one that holds all arrays. */
function* getMemory(value: object): Generator<ArrayBuffer> {
  for (const part of Object.values(value)) {
    if (ArrayBuffer.isView(part)) yield part.buffer as ArrayBuffer
    else if (part !== null && typeof part === 'object') yield* getMemory(part)
  }
}

function discard({ prepared }: LoadedView): void {
  const [block, ...others] = new Set(getMemory(prepared))
  if (block && others.length === 0) recycleBlock(block)
  else for (const buffer of [block, ...others]) if (buffer) releaseBuffer(new Uint8Array(buffer))
}

/**
 * A view ready to be composed: from memory, from the cache on disk, or prepared from its maps. For threads that make one
 * picture at a time: a view is valid until `MAX_VIEWS` others have been loaded.
 */
export function loadView(folder: string, view: string, cache_dir: string | null): Promise<LoadedView> {
  const key = `${folder}\n${view}`
  const known = kept.get(key) ?? load(folder, view, cache_dir)
  kept.delete(key)
  kept.set(key, known)
  known.catch(() => kept.delete(key))
  const [oldest] = kept
  if (kept.size > MAX_VIEWS && oldest) {
    kept.delete(oldest[0])
    oldest[1].then(discard, () => {})
  }
  return known
}
