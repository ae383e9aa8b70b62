// From a photograph and what was drawn on it to the maps of a product view, in the form of our own products.
import type { ProductMaps, ProductViewMeta } from '../mockup/product-view.ts'
import { BENCH_AREA, type BenchPhoto, type BenchView } from './bench-view.ts'
import { shadowAround } from './cast-shadow.ts'
import { fillPolygon } from './fill-polygon.ts'
import { rasteriseMask } from './mask.ts'
import { printSizeCm } from './measure.ts'
import { estimateBase, lightFromPhoto } from './photo-light.ts'
import { surfaceAt, visibleSpan } from './surface-grid.ts'
import { BENCH_RECTANGLE, isOnDesign, surfaceToUv } from './surface-uv.ts'

export type BenchMaps = {
  maps: ProductMaps
  meta: ProductViewMeta
  /** Colour of the blank, as stated or estimated. */
  base: string
}

/** What depends on masks and not on the surface or the light: worth keeping while points are dragged. */
export type BenchMasks = { product: Uint8Array; hidden: Uint8Array; unprinted: Uint8Array }

const getSize = ({ size }: BenchView) => ({ width_px: size[0], height_px: size[1] })

/** Without a drawn product, only the print surface takes the product's colour. */
function surfaceMask(view: BenchView): Uint8Array {
  const { uv } = surfaceToUv(view)
  const mask = new Uint8Array(uv.length / 3)
  for (let i = 0; i < mask.length; i++) mask[i] = isOnDesign(uv, i) ? 255 : 0
  return mask
}

export function makeMasks(photo: BenchPhoto, view: BenchView): BenchMasks {
  const size = getSize(view)
  const product = view.product.shapes.length > 0 ? rasteriseMask(view.product, size, photo) : surfaceMask(view)
  return {
    product,
    hidden: rasteriseMask(view.hidden, size, photo),
    unprinted: rasteriseMask(view.unprinted, size, photo),
  }
}

/** How much ink a pixel takes; null where all of the surface is printed. */
export function findCover(view: BenchView, { unprinted }: Pick<BenchMasks, 'unprinted'>): Uint8Array | null {
  const { surface } = view
  if (surface.kind !== 'polygon' && view.unprinted.shapes.length === 0) return null
  const cover =
    surface.kind === 'polygon'
      ? fillPolygon(surface.outline, getSize(view))
      : new Uint8Array(unprinted.length).fill(255)
  for (let i = 0; i < cover.length; i++) cover[i] = Math.min(cover[i] as number, 255 - (unprinted[i] as number))
  return cover
}

/** The photograph where the product is not: all of it in a scene, otherwise only what is in front of the product. */
export function findBackdrop(
  { rgba }: BenchPhoto,
  view: BenchView,
  { hidden }: Pick<BenchMasks, 'hidden'>,
): Uint8Array | null {
  if (view.backdrop === 'plain' && view.hidden.shapes.length === 0) return null
  const backdrop = new Uint8Array(rgba)
  for (let i = 0; i < hidden.length; i++) backdrop[4 * i + 3] = view.backdrop === 'photo' ? 255 : (hidden[i] as number)
  return backdrop
}

/** The shadow around a product that is shown without its scene; in a scene the photograph has it. */
export function shadowMap(photo: BenchPhoto, view: BenchView, { product }: Pick<BenchMasks, 'product'>) {
  const ground = view.product.shapes.find((shape) => shape.kind === 'colour' && !shape.add && shape.shadow_of)
  if (view.backdrop === 'photo' || ground?.kind !== 'colour') return null
  return shadowAround(photo, ground.at, product)
}

function shadeMap(grey: Uint8Array, { product, hidden }: BenchMasks): Uint8Array {
  const shade = new Uint8Array(4 * grey.length)
  for (let i = 0; i < grey.length; i++) {
    shade.fill(grey[i] as number, 4 * i, 4 * i + 3)
    shade[4 * i + 3] = Math.round(((product[i] as number) * (255 - (hidden[i] as number))) / 255)
  }
  return shade
}

const WARP_CELLS = 12

function getWarp(view: BenchView) {
  const at = surfaceAt(view)
  const [from, to] = visibleSpan(view)
  const nodes = new Float64Array(2)
  const xy: number[] = []
  let facing = ''
  for (let r = 0; r <= WARP_CELLS; r++) {
    for (let c = 0; c <= WARP_CELLS; c++) {
      const s = c / WARP_CELLS
      at(s, r / WARP_CELLS, nodes, 0)
      xy.push(Math.round(10 * (nodes[0] as number)) / 10, Math.round(10 * (nodes[1] as number)) / 10)
      facing += s >= from && s <= to ? '1' : '0'
    }
  }
  return { cols: WARP_CELLS, rows: WARP_CELLS, xy, ...(facing.includes('0') ? { facing } : {}) }
}

export function benchMeta(view: BenchView): ProductViewMeta {
  const [width_cm, height_cm] = printSizeCm(view) ?? [10, 10]
  return {
    view: view.name,
    size: view.size,
    print_areas: { [BENCH_AREA]: { ...BENCH_RECTANGLE, width_m: width_cm / 100, height_m: height_cm / 100, id: 1 } },
    exposure: 1,
    parts: {},
    part_options: {},
    demo_colors: {},
    warp: { [BENCH_AREA]: getWarp(view) },
    colour_views: {},
  }
}

/** The maps of a view. Pass masks that are still valid to save their time. */
export function makeMaps(photo: BenchPhoto, view: BenchView, masks: BenchMasks = makeMasks(photo, view)): BenchMaps {
  const [width_px, height_px] = view.size
  if (photo.width_px !== width_px || photo.height_px !== height_px) throw new Error('the photograph has another size')
  const base = view.colours.base ?? estimateBase(photo, masks.product, view.light.gains)
  const { shade, light } = lightFromPhoto(photo, masks.product, view.light, base)
  return {
    base,
    meta: benchMeta(view),
    maps: {
      width_px,
      height_px,
      shade: shadeMap(shade, masks),
      light,
      lightChannels: 1,
      shadow: shadowMap(photo, view, masks),
      uv: surfaceToUv(view).uv,
      uvChannels: 3,
      mix: null,
      cover: findCover(view, masks),
      backdrop: findBackdrop(photo, view, masks),
    },
  }
}
