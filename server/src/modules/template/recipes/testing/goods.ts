import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PreflightProduct } from '@inkroute/engine/preflight/core/preflight-types'
import type { ArtworkSize } from '../build-document.ts'
import type { Place } from '../lay-out.ts'
import type { Recipe } from '../recipes.ts'

const assets = join(import.meta.dirname, '../../../../../../assets')
const read = <T>(path: string) => JSON.parse(readFileSync(join(assets, path), 'utf8')) as T

type Goods = Omit<PreflightProduct, 'views'> & {
  readonly code: string
  readonly views: readonly { readonly view_id: number; readonly key: string; readonly name: { readonly en: string } }[]
  readonly colours: readonly { readonly key: string; readonly hex: string }[]
}

export interface SheetGoods {
  readonly productOf: (code: string) => Goods
  readonly placeOf: (recipe: Recipe) => Place
  readonly sizeOf: (artwork: string) => ArtworkSize | undefined
}

/** Products and artworks as their files say, without a database. */
export function sheetGoods(): SheetGoods {
  const products = new Map<string, Goods>()
  const getProduct = (code: string): Goods => {
    const known = products.get(code) ?? read<Goods>(`products/${code}/product.json`)
    products.set(code, known)
    return known
  }
  const artworks = new Map(
    read<{ slug: string; width_px: number; height_px: number }[]>('gallery/gallery.json').map(
      ({ slug, width_px, height_px }) => [slug, { width_px, height_px }],
    ),
  )
  return {
    productOf: getProduct,
    placeOf: ({ product, view, color }) => {
      const { views, print_areas, colours } = getProduct(product)
      const found = views.find(({ key }) => key === view)
      const area = print_areas.find(({ view_id }) => view_id === found?.view_id)
      const cloth = colours.find(({ key }) => key === color)?.hex
      if (!found || !area || !cloth) throw new Error(`${product} has no ${view} in ${color}`)
      return { view_id: found.view_id, area, cloth }
    },
    sizeOf: (artwork) => artworks.get(artwork),
  }
}
