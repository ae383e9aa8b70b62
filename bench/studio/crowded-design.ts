import { artPicture } from '@inkroute/contract/catalog/pictures'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { newDocument } from '@inkroute/engine/document/design-document'
import { startHistory } from '@inkroute/engine/history/history'
import type { ImageLayer } from '@inkroute/engine/layers/layer-types'

const LAYERS = 200
const PICTURES = 8
const PRODUCT_ID = 1001

export interface Crowd {
  readonly history: unknown
  readonly layers: readonly ImageLayer[]
  /** The dragged layer: in the middle of the pile and large enough to hit. */
  readonly moved: ImageLayer
  readonly area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** URLs of the pictures, by key. */
  readonly pictures: Record<string, string>
}

async function ask<T>(address: string): Promise<T> {
  const { data } = (await (await fetch(address)).json()) as { data: T }
  return data
}

/** 200 pictures all over the print area at various angles, and one on top in the centre to grab. */
export async function crowdedDesign(origin: string): Promise<Crowd> {
  const product = await ask<BasicProduct>(`${origin}/req/frontend/basicProduct/${PRODUCT_ID}`)
  const gallery = await ask<{ data: { slug: string; width_px: number; height_px: number }[] }>(
    `${origin}/req/frontend/gallery?page_size=${PICTURES}`,
  )
  const view_id = product.views[0]?.view_id ?? 1
  const area = product.print_areas.find((one) => one.view_id === view_id)
  if (!area) throw new Error('no print area')
  const layers = Array.from({ length: LAYERS }, (_, index): ImageLayer => {
    const art = gallery.data[index % gallery.data.length]
    if (!art) throw new Error('no artworks')
    const is_moved = index === LAYERS / 2
    const width = is_moved ? 70 : 24 + ((index * 7) % 30)
    const spread = (step: number) => ((index * step) % 97) / 97
    return {
      id: `layer-${index}`,
      name: `${index}`,
      type: 'image',
      mask: null,
      source: { kind: 'artwork', key: art.slug, width_px: art.width_px, height_px: art.height_px },
      cx: area.left + area.width * (is_moved ? 0.5 : spread(37)),
      cy: area.top + area.height * (is_moved ? 0.35 : spread(53)),
      width,
      height: (width * art.height_px) / art.width_px,
      rotation_deg: (index * 23) % 90,
      flip_x: false,
      flip_y: false,
      opacity: 1,
      is_locked: !is_moved,
      is_hidden: false,
      group_id: null,
    }
  })
  const empty = newDocument(
    PRODUCT_ID,
    product.views.map((view) => view.view_id),
  )
  const document = {
    ...empty,
    views: empty.views.map((view) => (view.view_id === view_id ? { ...view, layers } : view)),
  }
  const moved = layers[LAYERS / 2]
  if (!moved) throw new Error('no layer to move')
  const pictures = Object.fromEntries(gallery.data.map(({ slug }) => [slug, artPicture(slug, 1200)]))
  return { history: startHistory(document), layers, moved, area, pictures }
}
