// From the text of an address to something the shelf holds, or null. No text of a visitor goes further than this file.
import { basename, join } from 'node:path'
import {
  PICTURE_BACKGROUND,
  pictureWidths,
  type ShopShot,
  shopShots,
  shopWidths,
} from '@inkroute/contract/catalog/pictures'
import type { MockupLook } from '@inkroute/engine/mockup/look-tables'
import { PACKED_MAPS_VERSION } from '@inkroute/engine/mockup/packed-maps'
import type { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import {
  type Artwork,
  type Box,
  MODEL_FILE,
  type PictureShelf,
  type Placement,
  type ShelfColour,
  type ShelfProduct,
} from './picture-shelf.ts'

/** Everything a painter needs to compose a picture; names and paths are from the shelf. */
export interface ProductPictureTask {
  readonly kind: 'product'
  readonly folder: string
  readonly view: string
  /** Some colours have maps of their own. */
  readonly colour_key: string
  readonly look: MockupLook
  readonly print: { readonly artwork: Artwork; readonly placement: Placement; readonly box: Box } | null
  readonly width_px: number
}

export interface ArtPictureTask {
  readonly kind: 'art'
  readonly artwork: Artwork
  readonly width_px: number
}

/** The maps of a view for browsers that compose it themselves. */
export interface MapsTask {
  readonly kind: 'maps'
  readonly folder: string
  readonly view: string
}

/** A shop picture is stored once; smaller ones are made from it. */
export interface ShopPictureTask {
  readonly kind: 'shop'
  readonly path: string
  readonly width_px: number
}

/** What is asked for and the name it is kept under. */
export interface Order<T> {
  readonly key: string
  readonly task: T
}

const SIZED_NAME = /^([a-z0-9-]+)(?:\.([a-z0-9-]+))?-(\d{3,4})\.webp$/

/** Slugs an address may name: the artwork itself, or the print on a product. */
export function getSlugs(file: string): string[] {
  const [, first, second] = SIZED_NAME.exec(file) ?? []
  return [first, second].flatMap((slug) => slug ?? [])
}

function knownWidth(text: string | undefined, widths: readonly number[]): number | null {
  return widths.find((width) => String(width) === text) ?? null
}

const BODY = 1

/** Pictures made on the bench can be shown in any colour: a product under work has colours no row knows yet. */
const HEX_COLOUR = /^hex-([0-9a-f]{6})$/

function findColour(product: ShelfProduct, key: string): ShelfColour | undefined {
  const hex = product.takesAnyColour ? HEX_COLOUR.exec(key)?.[1] : undefined
  return hex ? { key, hex: `#${hex}`, part_ids: [] } : product.colours.get(key)
}

/** A colour of single parts (a handle, a frame) leaves the body white. */
function findLook(product: ShelfProduct, colour_key: string): MockupLook | null {
  const colour = findColour(product, colour_key)
  if (!colour) return null
  if (colour.part_ids.length === 0) return { colour: colour.hex, background: PICTURE_BACKGROUND }
  const parts = Object.fromEntries(colour.part_ids.map((id) => [id, colour.hex]))
  return { colour: colour.part_ids.includes(BODY) ? colour.hex : '#ffffff', parts, background: PICTURE_BACKGROUND }
}

export function productOrder(
  shelf: PictureShelf,
  address: { readonly code: string; readonly view: string; readonly file: string },
): Order<ProductPictureTask> | null {
  const product = shelf.products.get(address.code)
  if (!product?.views.has(address.view)) return null
  const [, colour_key = '', slug, width] = SIZED_NAME.exec(address.file) ?? []
  const width_px = knownWidth(width, pictureWidths)
  const look = findLook(product, colour_key)
  const artwork = slug === undefined ? null : shelf.artworks.get(slug)
  if (width_px === null || look === null || artwork === undefined) return null
  const { view } = address
  const { placement, folder } = product
  const print = artwork && { artwork, placement, box: placement.views[view] ?? placement.box }
  return {
    key: `product/${address.code}/${view}/${product.edition}${address.file}`,
    task: { kind: 'product', folder, view, colour_key, look, print, width_px },
  }
}

export function artOrder(shelf: PictureShelf, file: string): Order<ArtPictureTask> | null {
  const [, slug = '', dotted, width] = SIZED_NAME.exec(file) ?? []
  const artwork = shelf.artworks.get(slug)
  const width_px = knownWidth(width, pictureWidths)
  if (!artwork || dotted !== undefined || width_px === null) return null
  return { key: `art/${file}`, task: { kind: 'art', artwork, width_px } }
}

interface MapsAddress {
  readonly version: string
  readonly code: string
  readonly file: string
}

function mapsView(shelf: PictureShelf, { version, code, file }: MapsAddress, ending: 'bin' | 'json') {
  const [, view = ''] = new RegExp(`^([a-z]+)\\.${ending}$`).exec(file) ?? []
  const product = version === String(PACKED_MAPS_VERSION) ? shelf.products.get(code) : undefined
  const meta = product?.views.get(view)
  return product && meta ? { view, meta, folder: product.folder } : null
}

export function mapsOrder(shelf: PictureShelf, address: MapsAddress): Order<MapsTask> | null {
  const { version, code, file } = address
  const found = mapsView(shelf, address, 'bin')
  if (!found) return null
  return { key: `maps/${version}/${code}/${file}`, task: { kind: 'maps', folder: found.folder, view: found.view } }
}

/** The warp grid is for those who bend a picture without maps; it is most of the file. */
export function mapsMeta(shelf: PictureShelf, address: MapsAddress): Omit<ProductViewMeta, 'warp'> | null {
  const found = mapsView(shelf, address, 'json')
  if (!found) return null
  const { warp: _, ...meta } = found.meta
  return meta
}

/** The shop picture an address names: its file as it is stored, or what makes it from the largest one. */
export function shopOrder(
  { folder, files }: Pick<ShelfProduct, 'folder' | 'files'>,
  file: string,
): { readonly path: string } | Order<ShopPictureTask> | null {
  const findWidth = (shot: ShopShot) => shopWidths.find((width) => file === `${shot}-${width}.webp`)
  const shot = shopShots.find((name) => findWidth(name) !== undefined)
  const width_px = shot && findWidth(shot)
  if (!width_px) return null
  if (files.has(file)) return { path: join(folder, file) }
  const largest = `${shot}-${Math.max(...shopWidths)}.webp`
  if (!files.has(largest)) return null
  return { key: `shop/${basename(folder)}/${file}`, task: { kind: 'shop', path: join(folder, largest), width_px } }
}

/** The product a model's address names. */
export const modelCode = (name: string): string => /^([a-z0-9-]+?)(\.glb|-detail\.webp)$/.exec(name)?.[1] ?? ''

export function modelFile(shelf: PictureShelf, name: string): { path: string; file: string } | null {
  const file = name.endsWith('.glb') ? MODEL_FILE : 'detail.webp'
  const product = shelf.products.get(modelCode(name))
  return product?.files.has(file) ? { path: `${product.folder}/${file}`, file } : null
}

export function sizeChartFile(shelf: PictureShelf, name: string): { code: string; file: string } | null {
  const [, code = ''] = /^([a-z0-9-]+)\.svg$/.exec(name) ?? []
  return shelf.products.get(code)?.files.has('size-chart.svg') ? { code, file: 'size-chart.svg' } : null
}
