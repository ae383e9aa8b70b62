// Decodes what a view shows, no larger than it is painted: a 100-megapixel photograph on a small badge costs little.
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { type Canvas, createCanvas, type Image, ImageData, loadImage } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { releaseBuffer } from '../pictures/release-buffer.ts'
import { artworkRaster, rasterWidth } from './artwork-raster.ts'
import { assertWanted, CannotPaint, type Face, type PaintSource } from './paint-task.ts'

const MAX_PIXELS = 120_000_000
/** A picture up to this much larger than it is painted is left to the canvas; beyond, it is made smaller first. */
const SHRINK_FROM = 1.25

/** How wide the whole picture would be of which the layer shows a part. */
export const wholeWidth = (layer: Layer, aspect: number): number => {
  const crop = layer.type === 'image' ? layer.crop : undefined
  return Math.max(layer.width / (crop?.width ?? 1), (layer.height / (crop?.height ?? 1)) * aspect)
}

/** How many device pixels wide a source is painted at most, by the layer that needs most of it. */
function widestUse(view: ViewDesign, source: PaintSource, scale: number): { width_px: number; layer: Layer } | null {
  let found: { width_px: number; layer: Layer } | null = null
  for (const layer of view.layers) {
    if (layer.is_hidden || !('source' in layer)) continue
    if (layer.source.kind !== source.kind || layer.source.key !== source.key) continue
    const aspect = source.width_px / source.height_px
    const across = layer.type === 'pattern' ? layer.tile_width : wholeWidth(layer, aspect)
    const width_px = Math.max(1, Math.ceil(across * scale))
    if (!found || width_px > found.width_px) found = { width_px, layer }
  }
  return found
}

async function openSource(source: PaintSource, width_px: number, cache_dir: string): Promise<Sharp> {
  const { kind, key, path } = source
  if (kind === 'artwork' && path === null) {
    const { width_px: own_px, height_px } = source
    return sharp(await artworkRaster(cache_dir, { slug: key, width_px: own_px, height_px }, width_px)).ensureAlpha()
  }
  const image = sharp(path ?? '', { limitInputPixels: MAX_PIXELS, sequentialRead: true }).ensureAlpha()
  if (width_px * SHRINK_FROM >= source.width_px) return image
  const height = Math.max(1, Math.round((width_px * source.height_px) / source.width_px))
  // Without the rings that sharper kernels draw along edges: the screen shows none either.
  return image.resize({ width: width_px, height, fit: 'fill', kernel: 'mitchell' })
}

/** What can be drawn: pixels of our own, or a file as browsers take it. */
export type Drawable = Canvas | Image

async function decode(source: PaintSource, width_px: number, cache_dir: string): Promise<Drawable> {
  // Browsers draw a picture and a canvas with the same pixels differently when they scale them: measured, one byte in
  // seven. Drawn as a picture here too, not one bit differs.
  if (source.as_seen) return loadImage(source.as_seen)
  const image = await openSource(source, width_px, cache_dir)
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const canvas = createCanvas(info.width, info.height)
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0)
  releaseBuffer(data)
  return canvas
}

/** One artwork is used in many pictures of many products: small ones stay in memory, about 4 MB each. */
const MOST_KEPT = 6
const KEPT_PIXELS = 2_200_000
const kept = new Map<string, Drawable>()
/** No longer kept, but the picture under work may still show them. */
const outgrown: Drawable[] = []

/** What decoding would give, as one word. */
function decodedAs({ kind, key, path, width_px: own_px }: PaintSource, width_px: number): string {
  const is_drawn = kind === 'artwork' && path === null
  const size = is_drawn ? rasterWidth(width_px) : width_px * SHRINK_FROM >= own_px ? own_px : width_px
  return `${kind}:${key}:${path ?? ''}:${size}`
}

async function decodeOrKept(source: PaintSource, width_px: number, cache_dir: string): Promise<Drawable> {
  if (source.as_seen) return decode(source, width_px, cache_dir)
  const name = decodedAs(source, width_px)
  const drawn = kept.get(name) ?? (await decode(source, width_px, cache_dir))
  kept.delete(name)
  if (drawn.width * drawn.height > KEPT_PIXELS) return drawn
  kept.set(name, drawn)
  const [oldest] = kept.keys()
  const dropped = oldest === undefined ? undefined : kept.get(oldest)
  if (kept.size > MOST_KEPT && oldest !== undefined && dropped) {
    kept.delete(oldest)
    outgrown.push(dropped)
  }
  return drawn
}

const isKept = (drawn: Drawable): boolean => [...kept.values()].includes(drawn)

export type Pictures = ReadonlyMap<string, Drawable>

export const pictureKey = (kind: string, key: string): string => `${kind}:${key}`

/**
 * Pictures of a view for painting at a scale. A file that is gone or damaged names the layer it belongs to. A thread
 * paints one view at a time: what this one is given is good until the next one asks.
 */
export async function loadPictures(face: Face, scale: number): Promise<Pictures> {
  const { view, sources, cache_dir } = face
  for (const drawn of outgrown.splice(0)) release(drawn)
  const pictures = new Map<string, Drawable>()
  for (const source of sources) {
    assertWanted(face)
    const use = widestUse(view, source, scale)
    if (!use) continue
    try {
      pictures.set(pictureKey(source.kind, source.key), await decodeOrKept(source, use.width_px, cache_dir))
    } catch {
      throw new CannotPaint({
        name: 'design_picture_broken',
        details: { layer: use.layer.name || source.key },
      })
    }
  }
  return pictures
}

/** Gives a canvas's pixels back at once; waiting for the collector would let memory grow with every print. */
export function release(drawn: Drawable): void {
  if (!('getContext' in drawn) || isKept(drawn)) return
  drawn.width = 1
  drawn.height = 1
}
