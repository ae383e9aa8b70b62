// Composes a view while it is drawn, with the compositor that paints the finished product. Whatever did not change
// since the last frame is kept; when only points moved, only the part of the picture around them is composed.
import { BENCH_AREA, type BenchPhoto, type BenchPoint, type BenchView } from '@inkroute/engine/bench/bench-view'
import { benchMeta, findBackdrop, findCover, shadowMap } from '@inkroute/engine/bench/make-maps'
import { estimateBase, getWhite, lightFromPhoto } from '@inkroute/engine/bench/photo-light'
import { isOnDesign, type SurfaceUv, surfaceToUv, updateUv } from '@inkroute/engine/bench/surface-uv'
import { composeMockup } from '@inkroute/engine/mockup/compose-mockup'
import { cropMaps, type PixelBox } from '@inkroute/engine/mockup/crop-maps'
import { getPalette, type Palette, prepareView } from '@inkroute/engine/mockup/prepared-view'
import type { PrintTexture } from '@inkroute/engine/mockup/print-texture'
import type { ProductMaps } from '@inkroute/engine/mockup/product-view'
import { type MaskName, maskNames } from '../document/mask.view.ts'
import { MaskCache } from './mask-cache.ts'
import type { Frame, FrameRequest } from './preview-protocol.ts'

interface Lit {
  readonly key: string
  readonly base: string
  /** Light of every pixel the product may cover; opaque. */
  readonly shade: Uint8Array
  readonly light: Uint8Array
  readonly palette: Palette
}

interface Scene {
  /** Everything that a moved point leaves as it is. */
  readonly key: string
  readonly lit: Lit
  readonly maps: ProductMaps
}

/** Pixels around a changed part whose softened edges depend on it. */
const REACH_PX = 4
const BACKGROUND = '#efece6'
/** Red, amber and blue, to tell the masks apart. */
const veilColours: Record<MaskName, readonly [number, number, number]> = {
  hidden: [232, 69, 44],
  unprinted: [217, 138, 0],
  product: [59, 91, 253],
}
const VEIL_OPACITY = 0.5

function grown(box: PixelBox, by: number, [width, height]: readonly [number, number]): PixelBox {
  const [left, top] = [Math.max(0, box.left - by), Math.max(0, box.top - by)]
  return {
    left,
    top,
    width: Math.min(width, box.left + box.width + by) - left,
    height: Math.min(height, box.top + box.height + by) - top,
  }
}

/** Up to here a part is composed fast enough at full size. */
const MOST_FINE_PX = 100_000
const COARSE_STEP = 2
const isLarge = ({ width, height }: PixelBox): boolean => width * height > MOST_FINE_PX

const around = (a: PixelBox, b: PixelBox | null): PixelBox => {
  if (!b) return a
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  const width = Math.max(a.left + a.width, b.left + b.width) - left
  return { left, top, width, height: Math.max(a.top + a.height, b.top + b.height) - top }
}

/** A coarse picture at full size, each of its pixels as a square. */
function enlarged(rgba: Uint8ClampedArray<ArrayBuffer>, { width, height }: PixelBox): Uint8ClampedArray<ArrayBuffer> {
  const coarse = new Uint32Array(rgba.buffer)
  const fine = new Uint32Array(width * height)
  const per_row = Math.ceil(width / COARSE_STEP)
  for (let y = 0; y < height; y += COARSE_STEP) {
    const from = (y / COARSE_STEP) * per_row
    for (let x = 0; x < width; x++) fine[y * width + x] = coarse[from + (x >> 1)] as number
    for (let copy = 1; copy < COARSE_STEP && y + copy < height; copy++) {
      fine.copyWithin((y + copy) * width, y * width, (y + 1) * width)
    }
  }
  return new Uint8ClampedArray(fine.buffer)
}

/** Ink ends at the outline of a free surface, which may move without its UV. */
const getOutline = ({ surface }: BenchView): readonly BenchPoint[] =>
  surface.kind === 'polygon' ? surface.outline : []

/** Whole pixels around points, with what depends on them; null without points. */
function boxAround(points: readonly BenchPoint[], size: readonly [number, number]): PixelBox | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
  const [width, height] = [Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top]
  const box = grown({ left, top, width, height }, REACH_PX, size)
  return box.width > 0 && box.height > 0 ? box : null
}

function cutOut(rgba: Uint8ClampedArray, from: PixelBox, to: PixelBox): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(4 * to.width * to.height)
  for (let row = 0; row < to.height; row++) {
    const at = 4 * ((row + to.top - from.top) * from.width + to.left - from.left)
    out.set(rgba.subarray(at, at + 4 * to.width), 4 * row * to.width)
  }
  return out
}

export class LiveBench {
  readonly #photo: BenchPhoto
  readonly #masks: Readonly<Record<MaskName, MaskCache>>
  #card: PrintTexture | null = null
  #lit: Lit | null = null
  #scene: Scene | null = null
  #uv: SurfaceUv | null = null
  #outline: readonly BenchPoint[] = []
  /** The last picture: what it showed apart from the surface. */
  #shown = ''
  #veiled = ''
  /** What the board shows coarsely since a drag began. */
  #coarse: PixelBox | null = null
  #last_key = ''

  constructor(photo: BenchPhoto) {
    this.#photo = photo
    const caches = maskNames.map((name) => [name, new MaskCache(photo)] as const)
    this.#masks = Object.fromEntries(caches) as Record<MaskName, MaskCache>
  }

  setCard(card: PrintTexture | null): void {
    this.#card = card
    this.#shown = ''
  }

  frame(request: FrameRequest, now: () => number): Frame {
    const start = now()
    const { view } = request
    const moved = this.#moveSurface(view)
    const scene = this.#sceneOf(view)
    const shown = JSON.stringify([scene.key, request.colour, request.is_printed, view.surface.kind])
    const is_known = shown === this.#shown
    const all: PixelBox = { left: 0, top: 0, width: view.size[0], height: view.size[1] }
    const is_coarse = is_known && request.is_dragging === true && moved !== null && isLarge(moved)
    const mended = request.is_dragging ? null : this.#coarse
    const box = !is_known ? all : moved ? around(moved, mended) : mended
    if (is_coarse && moved) this.#coarse = around(moved, this.#coarse)
    else if (!request.is_dragging || !is_known) this.#coarse = null
    if (box) this.#followSurface(view, scene, is_known ? grown(box, REACH_PX, view.size) : all)
    this.#shown = shown
    const rgba = box ? this.#compose(request, scene, is_known ? box : null, is_coarse) : null
    return { box, rgba, veil: this.#veil(request), base: scene.lit.base, took_ms: now() - start }
  }

  #moveSurface(view: BenchView): PixelBox | null {
    const { surface, size, size_cm } = view
    const key = JSON.stringify([surface, size, size_cm])
    if (key === this.#last_key) return null
    this.#last_key = key
    if (!this.#uv) {
      this.#uv = surfaceToUv(view)
      this.#outline = getOutline(view)
      return { left: 0, top: 0, width: size[0], height: size[1] }
    }
    const outlines = [this.#outline, getOutline(view)]
    this.#outline = outlines[1] ?? []
    const uv = updateUv(this.#uv, view)
    const places: BenchPoint[] = uv
      ? [
          [uv.left, uv.top],
          [uv.right, uv.bottom],
        ]
      : []
    return boxAround([...places, ...outlines.flat()], size)
  }

  #litOf(view: BenchView, product: Uint8Array): Lit {
    const has_product = view.product.shapes.length > 0
    const key = JSON.stringify([view.light, view.colours.base, has_product ? view.product : null])
    if (this.#lit?.key === key) return this.#lit
    const base = view.colours.base ?? estimateBase(this.#photo, product, view.light.gains)
    // Without a drawn product the surface is all of it, and moves: its light is taken from the whole photograph.
    const white = has_product
      ? view.light.white
      : (view.light.white ?? getWhite(this.#photo, product, view.light, base))
    const lit_mask = has_product ? product : new Uint8Array(product.length).fill(255)
    const { shade, light } = lightFromPhoto(this.#photo, lit_mask, { ...view.light, white }, base)
    const opaque = new Uint8Array(4 * shade.length).fill(255)
    for (let i = 0, at = 0; i < shade.length; i++, at += 4) {
      opaque[at] = opaque[at + 1] = opaque[at + 2] = shade[i] as number
    }
    const palette = getPalette(this.#mapsOf({ shade: opaque, light }))
    this.#lit = { key, base, shade: opaque, light, palette }
    return this.#lit
  }

  #mapsOf({ shade, light }: Pick<Lit, 'shade' | 'light'>): ProductMaps {
    const { width_px, height_px } = this.#photo
    const uv = this.#uv?.uv ?? new Uint16Array(3 * width_px * height_px)
    return { width_px, height_px, shade, light, lightChannels: 1, shadow: null, uv, uvChannels: 3, mix: null }
  }

  #surfaceMask(): Uint8Array {
    const uv = this.#uv?.uv ?? new Uint16Array()
    const mask = new Uint8Array(uv.length / 3)
    for (let i = 0; i < mask.length; i++) if (isOnDesign(uv, i)) mask[i] = 255
    return mask
  }

  #readMasks(view: BenchView) {
    const product = view.product.shapes.length > 0 ? this.#masks.product.read(view.product) : this.#surfaceMask()
    return {
      product,
      hidden: this.#masks.hidden.read(view.hidden),
      unprinted: this.#masks.unprinted.read(view.unprinted),
    }
  }

  #sceneOf(view: BenchView): Scene {
    const { light, colours, product, hidden, unprinted, backdrop } = view
    const key = JSON.stringify([light, colours.base, product, hidden, unprinted, backdrop])
    if (this.#scene?.key === key) return this.#scene
    const masks = this.#readMasks(view)
    const lit = this.#litOf(view, masks.product)
    const maps = this.#mapsOf({ shade: lit.shade.slice(), light: lit.light })
    for (let i = 0; i < masks.product.length; i++) {
      const covered = view.product.shapes.length > 0 ? (masks.product[i] as number) : 255
      maps.shade[4 * i + 3] = Math.round((covered * (255 - (masks.hidden[i] as number))) / 255)
    }
    maps.backdrop = findBackdrop(this.#photo, view, masks)
    maps.shadow = shadowMap(this.#photo, view, masks)
    this.#scene = { key, lit, maps }
    return this.#scene
  }

  /** What depends on the surface besides its UV: the ink of an outline, and the product where none is drawn. */
  #followSurface(view: BenchView, { maps }: Scene, box: PixelBox): void {
    const needs_cover = view.surface.kind === 'polygon' || view.unprinted.shapes.length > 0
    maps.cover = needs_cover ? findCover(view, { unprinted: this.#masks.unprinted.read(view.unprinted) }) : null
    if (view.product.shapes.length > 0) return
    const hidden = this.#masks.hidden.read(view.hidden)
    for (let y = box.top; y < box.top + box.height; y++) {
      for (let x = box.left, i = y * maps.width_px + x; x < box.left + box.width; x++, i++) {
        maps.shade[4 * i + 3] = isOnDesign(maps.uv, i) ? 255 - (hidden[i] as number) : 0
      }
    }
  }

  #compose({ view, colour, is_printed }: FrameRequest, scene: Scene, box: PixelBox | null, is_coarse: boolean) {
    const { lit, maps } = scene
    const prints = is_printed && this.#card ? { [BENCH_AREA]: this.#card } : {}
    const look = { colour: colour ?? lit.base, background: BACKGROUND }
    const meta = benchMeta(view)
    if (!box) return composeMockup(prepareView(maps, meta, lit.palette), prints, look)
    if (is_coarse) {
      const coarse = prepareView(cropMaps(maps, box, COARSE_STEP), meta, lit.palette)
      return enlarged(composeMockup(coarse, prints, look), box)
    }
    const whole = grown(box, REACH_PX, view.size)
    const part = composeMockup(prepareView(cropMaps(maps, whole), meta, lit.palette), prints, look)
    return cutOut(part, whole, box)
  }

  #veil({ veil: name, view }: FrameRequest): Uint8ClampedArray<ArrayBuffer> | null {
    const key = name ? JSON.stringify([name, view[name]]) : ''
    if (key === this.#veiled) return null
    this.#veiled = key
    const rgba = new Uint8ClampedArray(this.#photo.rgba.length)
    if (!name) return rgba
    const mask = this.#masks[name].read(view[name])
    const [r, g, b] = veilColours[name]
    for (let i = 0, at = 0; i < mask.length; i++, at += 4) {
      rgba[at] = r
      rgba[at + 1] = g
      rgba[at + 2] = b
      rgba[at + 3] = (mask[i] as number) * VEIL_OPACITY
    }
    return rgba
  }
}
