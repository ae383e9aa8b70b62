import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type PreparedView, prepareView } from '@inkroute/engine/mockup/prepared-view'
import { type ProductMaps, ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import { decodeUvMap } from '@inkroute/engine/mockup/uv-map'
import sharp from 'sharp'
import { releaseBuffer } from './release-buffer.ts'
import { cacheView, readCachedView, recycleBlock, viewCacheFile } from './view-cache.ts'

export interface LoadedView {
  readonly meta: ProductViewMeta
  readonly prepared: PreparedView
}

async function bytesOf(file: string, channels: 3 | 4): Promise<Uint8Array> {
  const image = channels === 4 ? sharp(file).ensureAlpha() : sharp(file).removeAlpha()
  return image.toColourspace('srgb').raw().toBuffer()
}

async function firstChannel(file: string): Promise<Uint8Array | null> {
  return existsSync(file) ? sharp(file).removeAlpha().extractChannel(0).raw().toBuffer() : null
}

export async function readMaps(folder: string, view: string): Promise<ProductMaps> {
  const file = (kind: string) => join(folder, `${view}.${kind}`)
  const optional = (kind: string, channels: 3 | 4) => (existsSync(file(kind)) ? bytesOf(file(kind), channels) : null)
  const { width: width_px, height: height_px } = await sharp(file('shade.webp')).metadata()
  return {
    width_px,
    height_px,
    shade: await bytesOf(file('shade.webp'), 4),
    light: await bytesOf(file('light.webp'), 3),
    lightChannels: 3,
    shadow: await firstChannel(file('shadow.webp')),
    uv: decodeUvMap(await bytesOf(file('uv.webp'), 3), width_px, height_px),
    uvChannels: 3,
    mix: await optional('mix.webp', 3),
    cover: await firstChannel(file('cover.webp')),
    backdrop: await optional('backdrop.webp', 4),
  }
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
function* memoryOf(value: object): Generator<ArrayBuffer> {
  for (const part of Object.values(value)) {
    if (ArrayBuffer.isView(part)) yield part.buffer as ArrayBuffer
    else if (part !== null && typeof part === 'object') yield* memoryOf(part)
  }
}

function discard({ prepared }: LoadedView): void {
  const [block, ...others] = new Set(memoryOf(prepared))
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
