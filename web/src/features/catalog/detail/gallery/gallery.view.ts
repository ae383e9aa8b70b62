import {
  type PictureSource,
  productPictureSource,
  type ShopShot,
  shopPictureSource,
  sizeChartPicture,
} from '@inkroute/contract/catalog/pictures'
import type { BasicProduct } from '@inkroute/contract/catalog/product'

/** A picture in a frame, scaled around the frame's centre and translated. */
export interface Zoom {
  readonly scale: number
  /** Offset of the picture's centre from the frame's, in frame pixels. */
  readonly x: number
  readonly y: number
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 5

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Clamps the offset so the picture always covers the frame's centre. */
function held(zoom: Zoom, side_px: number): Zoom {
  const reach = ((zoom.scale - 1) * side_px) / 2
  return { scale: zoom.scale, x: clamp(zoom.x, -reach, reach), y: clamp(zoom.y, -reach, reach) }
}

/** Zooms around a point, given relative to the centre. */
export function zoomedAt(zoom: Zoom, factor: number, point: { x: number; y: number }, side_px: number): Zoom {
  const scale = clamp(zoom.scale * factor, 1, MAX_SCALE)
  const ratio = scale / zoom.scale
  return held({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, side_px)
}

export const movedBy = (zoom: Zoom, right: number, down: number, side_px: number): Zoom =>
  held({ ...zoom, x: zoom.x + right, y: zoom.y + down }, side_px)

/** Centre of a lens of this strength as fractions of the picture, kept inside it. */
export const lensOrigin = (share_x: number, share_y: number) => ({
  x: clamp(share_x, 0, 1) * 100,
  y: clamp(share_y, 0, 1) * 100,
})

/** One item of the gallery. */
export interface Tile {
  /** Stable across colours, so the selection survives a colour change. */
  readonly id: string
  readonly kind: 'view' | 'art' | 'shot' | 'own' | 'chart' | 'model'
  readonly source: PictureSource
  /** Name of a view, of an artwork or of a seller's own picture. */
  readonly name: string
  readonly shot?: ShopShot
}

type Pictured = Pick<
  BasicProduct,
  | 'code'
  | 'colors'
  | 'views'
  | 'shots'
  | 'artwork'
  | 'has_picture'
  | 'has_model'
  | 'default_view_key'
  | 'user_show_images_design'
  | 'looks'
  | 'is_mul'
>

const CHART_PX = 1000
const MAX_OWN = 8

const single = (src: string, side_px: number): PictureSource => ({
  src,
  srcSet: '',
  width: side_px,
  height: side_px,
})

function viewTiles(product: Pictured, color_key: string): Tile[] {
  const views = product.views.filter((view) => view.picture)
  const first = views.find(({ key }) => key === product.default_view_key)
  const ordered = first ? [first, ...views.filter((view) => view !== first)] : views
  return ordered.flatMap((view) => {
    if (!view.picture) return []
    const picture = { code: view.picture.product, view: view.picture.view, colour: color_key }
    const source = productPictureSource({ ...picture, artwork: product.artwork || undefined }, 720)
    return [{ id: `view-${view.view_id}`, kind: 'view' as const, source, name: view.name }]
  })
}

type Look = Pictured['looks']['sides'][number]

const lookTiles = (looks: readonly Look[], kind: 'view' | 'art', colour: string): Tile[] =>
  looks.map(({ product, view, artwork, name }) => ({
    id: `${product}-${view}-${kind}-${kind === 'art' ? artwork : ''}`,
    kind,
    source: productPictureSource({ code: product, view, colour, artwork: artwork || undefined }, 720),
    name,
  }))

const ownTiles = (product: Pictured, color_id: number): Tile[] =>
  product.user_show_images_design
    .filter((image) => image.color_id === color_id)
    .slice(0, MAX_OWN)
    .map((image) => ({
      id: `own-${image.id}`,
      kind: 'own' as const,
      source: single(image.image_src, 1000),
      name: image.name,
    }))

/** Photographs of the product itself; for a set, of its parts together. */
const madeTiles = ({ code, shots }: Pictured): Tile[] =>
  shots.map((shot) => ({
    id: shot,
    kind: 'shot',
    source: shopPictureSource(code, shot, 1200),
    name: '',
    shot,
  }))

/** Our workshop draws measurements for its own products; sets and products from photographs have no drawing. */
export const hasDrawing = ({ code, is_mul, views }: Pick<Pictured, 'code' | 'is_mul' | 'views'>): boolean =>
  is_mul !== 1 && views.some(({ picture }) => picture?.product === code)

const chartTiles = (product: Pictured): Tile[] =>
  hasDrawing(product)
    ? [{ id: 'chart', kind: 'chart', source: single(sizeChartPicture(product.code), CHART_PX), name: '' }]
    : []

/** Views in the chosen colour, the model, the shop's pictures, other artworks, the seller's own, the size chart. */
export function getTiles(product: Pictured, color_id: number): readonly Tile[] {
  if (!product.has_picture) return []
  const color = product.colors.find(({ id }) => id === color_id) ?? product.colors[0]
  const { sides, artworks } = product.looks
  const key = color?.key ?? ''
  const views = [...viewTiles(product, key), ...lookTiles(sides, 'view', key)]
  const cover = views[0]?.source
  const model: Tile[] = product.has_model && cover ? [{ id: 'model', kind: 'model', source: cover, name: '' }] : []
  const others = [...lookTiles(artworks, 'art', key), ...ownTiles(product, color_id), ...chartTiles(product)]
  return [...views, ...model, ...madeTiles(product), ...others]
}

/** The smallest file: used as thumbnail and as placeholder while a larger one loads. */
export const smallest = ({ src, srcSet }: PictureSource): string => srcSet.split(' ')[0] || src

/** The largest file, for zooming. */
export const largest = ({ src, srcSet }: PictureSource): string => srcSet.split(', ').at(-1)?.split(' ')[0] || src

/** The neighbouring tile, wrapping around at the ends. */
export function neighbour(tiles: readonly Tile[], id: string, step: 1 | -1): string {
  const at = tiles.findIndex((tile) => tile.id === id)
  return tiles[(Math.max(0, at) + step + tiles.length) % tiles.length]?.id ?? id
}
