import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type PreparedView, prepareView } from '@inkroute/engine/mockup/prepared-view'
import { type ProductMaps, ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import { decodeUvMap } from '@inkroute/engine/mockup/uv-map'
import sharp from 'sharp'
import { giveBack } from './give-back.ts'
import { keepView, keptViewFile, putAside, readKeptView } from './kept-views.ts'

export interface LoadedView {
  readonly meta: ProductViewMeta
  readonly prepared: PreparedView
}

async function bytesOf(file: string, channels: 3 | 4): Promise<Uint8Array> {
  const image = channels === 4 ? sharp(file).ensureAlpha() : sharp(file).removeAlpha()
  return image.toColourspace('srgb').raw().toBuffer()
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
    shadow: await optional('shadow.webp', 4),
    uv: decodeUvMap(await bytesOf(file('uv.webp'), 3), width_px, height_px),
    uvChannels: 3,
    mix: await optional('mix.webp', 3),
  }
}

/** A prepared view takes about 6 MB with what is worked out for its colours; a thread keeps the few it used last. */
const MAX_KEPT = 8
const kept = new Map<string, Promise<LoadedView>>()

async function prepare(folder: string, view: string, meta: ProductViewMeta, kept_in: string | null) {
  if (kept_in === null) return prepareView(await readMaps(folder, view), meta)
  const file = keptViewFile(kept_in, basename(folder), view)
  const known = await readKeptView(file)
  if (known) return known
  const prepared = prepareView(await readMaps(folder, view), meta)
  await keepView(file, prepared)
  return prepared
}

/** Small, and there are as many as views: all stay at hand. */
const metas = new Map<string, ProductViewMeta>()

async function metaOf(folder: string, view: string): Promise<ProductViewMeta> {
  const file = join(folder, `${view}.json`)
  const meta = metas.get(file) ?? ProductViewMeta.parse(JSON.parse(await readFile(file, 'utf8')))
  metas.set(file, meta)
  return meta
}

async function load(folder: string, view: string, kept_in: string | null): Promise<LoadedView> {
  const meta = await metaOf(folder, view)
  return { meta, prepared: await prepare(folder, view, meta, kept_in) }
}

/** Each array of a view, or the one block they all lie in. */
function* memoryOf(value: object): Generator<ArrayBuffer> {
  for (const part of Object.values(value)) {
    if (ArrayBuffer.isView(part)) yield part.buffer as ArrayBuffer
    else if (part !== null && typeof part === 'object') yield* memoryOf(part)
  }
}

function discard({ prepared }: LoadedView): void {
  const [block, ...others] = new Set(memoryOf(prepared))
  if (block && others.length === 0) putAside(block)
  else for (const buffer of [block, ...others]) if (buffer) giveBack(new Uint8Array(buffer))
}

/**
 * A view ready to be composed: at hand, from a folder of prepared ones, or made from its maps and kept there. For threads,
 * which make one picture at a time: a view is good until so many others have been asked for.
 */
export function loadView(folder: string, view: string, kept_in: string | null): Promise<LoadedView> {
  const key = `${folder}\n${view}`
  const known = kept.get(key) ?? load(folder, view, kept_in)
  kept.delete(key)
  kept.set(key, known)
  known.catch(() => kept.delete(key))
  const [oldest] = kept
  if (kept.size > MAX_KEPT && oldest) {
    kept.delete(oldest[0])
    oldest[1].then(discard, () => {})
  }
  return known
}
