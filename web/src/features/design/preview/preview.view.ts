import { PICTURE_BACKGROUND, viewMaps } from '@inkroute/contract/catalog/pictures'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { MockupLook } from '@inkroute/engine/mockup/look-tables'

interface Product extends Pick<BasicProduct, 'views'> {
  readonly looks?: {
    readonly sides: readonly Pick<BasicProduct['looks']['sides'][number], 'product' | 'view' | 'name'>[]
  }
}
type Colour = Pick<BasicProduct['colors'][number], 'hex' | 'part_ids'>

/** One product picture and the faces of the design that show on it. */
export interface PreviewTile {
  readonly key: string
  readonly name: string
  readonly maps: string
  readonly meta: string
  readonly faces: readonly { readonly area: string; readonly view_id: number }[]
}

/** Views that are further pictures of the front of a garment, with the same print area. */
const fronts_again = ['hanger', 'worn']

function frontAgain(tiles: ReadonlyMap<string, PreviewTile>, looks: Product['looks']): PreviewTile[] {
  return (looks?.sides ?? []).flatMap(({ product, view, name }) => {
    const front = fronts_again.includes(view) && tiles.get(`${product}/front`)
    return front ? [{ key: `${product}/${view}`, name, ...viewMaps(product, view), faces: front.faces }] : []
  })
}

/** A picture for each view that has one; faces that share a picture share a tile. */
export function getTiles({ views, looks }: Product): PreviewTile[] {
  const tiles = new Map<string, PreviewTile>()
  for (const { picture, view_id, name } of views) {
    if (!picture) continue
    const key = `${picture.product}/${picture.view}`
    const known = tiles.get(key)
    const face = { area: picture.area, view_id }
    tiles.set(
      key,
      known
        ? { ...known, name: `${known.name} · ${name}`, faces: [...known.faces, face] }
        : { key, name, ...viewMaps(picture.product, picture.view), faces: [face] },
    )
  }
  return [...tiles.values(), ...frontAgain(tiles, looks)]
}

export const showsFace = (tile: PreviewTile, view_id: number): boolean =>
  tile.faces.some((face) => face.view_id === view_id)

const BODY_PART = 1

/** A colour of single parts, such as a handle, keeps the body white. */
export function getLook({ hex, part_ids }: Colour, background: string | null = PICTURE_BACKGROUND): MockupLook {
  if (part_ids.length === 0) return { colour: hex, background }
  const parts = Object.fromEntries(part_ids.map((id) => [String(id), hex]))
  return { colour: part_ids.includes(BODY_PART) ? hex : '#ffffff', parts, background }
}

/** Scales to at most `most_px` per side, keeping the aspect ratio, and at least two texels. */
export function fitted(size: { width: number; height: number }, most_px: number): { width: number; height: number } {
  const factor = Math.min(1, most_px / Math.max(size.width, size.height))
  return { width: Math.max(2, Math.round(size.width * factor)), height: Math.max(2, Math.round(size.height * factor)) }
}

/** The neighbour, wrapping around at the ends. */
export const beside = (index: number, step: number, count: number): number =>
  count === 0 ? 0 : (((index + step) % count) + count) % count

/** Strips characters that file systems reject. */
export const getFileName = (parts: readonly string[], ending: string): string =>
  `${parts
    .join('-')
    .replace(/[\\/:*?"<>|\s]+/g, '-')
    .replace(/-+/g, '-')}.${ending}`
