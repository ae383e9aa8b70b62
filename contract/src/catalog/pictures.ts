// Addresses of pictures and models, built here and read by the server's picture routes: nobody writes them by hand.
// Free of schemas, so that a public page may use it.
//
// Every address carries `?v=` with a hash of everything the pictures are made from (see `pictures-version.ts`). Under
// its current version a picture never changes and is kept by browsers for ever. An address with another version, or
// none, still works: it answers with today's picture, an ETag and a short life.
import { PACKED_MAPS_VERSION } from '@inkroute/engine/mockup/packed-maps'
import { PICTURES_VERSION } from './pictures-version.ts'

export const pictureWidths = [240, 480, 720, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Behind every product picture, right to its edges: a card of another shape can go on with it. */
export const PICTURE_BACKGROUND = '#efece6'

export const shopShots = ['hero', 'detail', 'scene', 'scene2'] as const
export type ShopShot = (typeof shopShots)[number]
export const shopWidths = [480, 1200] as const
export type ShopWidth = (typeof shopWidths)[number]

export const templateFormats = ['png', 'psd'] as const
export type TemplateFormat = (typeof templateFormats)[number]

export interface ProductPicture {
  /** Folder of the product's pictures: its own code, or of a set `views[].picture.product`. */
  readonly code: string
  /** Camera position such as front, back, angle. */
  readonly view: string
  /** Key of one of the product's colours, such as heather-grey. */
  readonly colour: string
  /** Slug of a gallery artwork; without one the product is blank. */
  readonly artwork?: string | undefined
}

/** Attributes of an `<img>` that prevent layout shift and oversized downloads; add `sizes` and `loading` at the call site. */
export interface PictureSource {
  readonly src: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
}

const versioned = (path: string): string => `${path}?v=${PICTURES_VERSION}`

function getSource<W extends number>(widths: readonly W[], src_px: W, aspect: number, address: (width: W) => string) {
  return {
    src: address(src_px),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    width: src_px,
    height: Math.round(src_px / aspect),
  }
}

/** A square picture of a view in a colour, with an artwork when one is named. */
export function productPicture({ code, view, colour, artwork }: ProductPicture, width: PictureWidth = 480): string {
  const printed = artwork ? `.${artwork}` : ''
  return versioned(`/pictures/product/${code}/${view}/${colour}${printed}-${width}.webp`)
}

export const productPictureSource = (picture: ProductPicture, src_px: PictureWidth = 480): PictureSource =>
  getSource(pictureWidths, src_px, 1, (width) => productPicture(picture, width))

/** One of the square pictures the workshop made: hero, detail or one of two scenes. Not every product has every shot. */
export const shopPicture = (code: string, shot: ShopShot, width: ShopWidth = 480): string =>
  versioned(`/pictures/shop/${code}/${shot}-${width}.webp`)

export const shopPictureSource = (code: string, shot: ShopShot, src_px: ShopWidth = 480): PictureSource =>
  getSource(shopWidths, src_px, 1, (width) => shopPicture(code, shot, width))

/** A gallery artwork alone, with its transparency. */
export const artPicture = (slug: string, width: PictureWidth = 480): string =>
  versioned(`/pictures/art/${slug}-${width}.webp`)

/** `aspect` is width over height, as the gallery states it. */
export const artPictureSource = (slug: string, aspect = 1, src_px: PictureWidth = 480): PictureSource =>
  getSource(pictureWidths, src_px, aspect, (width) => artPicture(slug, width))

/** The drawing that explains the measurements of the size table. */
export const sizeChartPicture = (code: string): string => versioned(`/pictures/size-chart/${code}.svg`)

/** The 3D model (glTF binary, metres, y up); materials named `print_*` carry a design on TEXCOORD_0. */
export const productModel = (code: string): string => versioned(`/models/${code}.glb`)

/** Seams and ribs of sewn goods in atlas space, for a bump map on TEXCOORD_1. Only garments have one. */
export const modelDetail = (code: string): string => versioned(`/models/${code}-detail.webp`)

/** A print template of one print face (the key of a product's view, such as front or wrap), by size name. */
export function printTemplate(code: string, face: string, format: TemplateFormat, size: string): string {
  return `/pictures/template/${code}/${face}.${format}?size=${encodeURIComponent(size)}&v=${PICTURES_VERSION}`
}

/** Packed maps and their description, for composing a product view in the browser. */
export const viewMaps = (code: string, view: string): { maps: string; meta: string } => {
  const path = `/pictures/maps/${PACKED_MAPS_VERSION}/${code}/${view}`
  return { maps: versioned(`${path}.bin`), meta: versioned(`${path}.json`) }
}
