import { type PictureSource, type PictureWidth, productPictureSource } from '@inkroute/contract/catalog/pictures'
import type { CardColor, CardView, ProductCard } from '@inkroute/contract/catalog/product'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import type { Language } from '../../../shared/text/text.ts'

/** The fields needed to draw a product in a colour; cards and full products share them. */
export type Pictured = Pick<
  ProductCard,
  'code' | 'colors' | 'views' | 'default_color_key' | 'default_view_key' | 'artwork' | 'has_picture'
>

export const defaultColor = (product: Pictured): CardColor | undefined =>
  product.colors.find(({ key }) => key === product.default_color_key) ?? product.colors[0]

const pictured = (product: Pictured) => product.views.filter((view) => view.picture)

/** The view on the card first, then the one shown on hover. */
export function viewsInOrder(product: Pictured): readonly CardView[] {
  const views = pictured(product)
  const first = views.find(({ key }) => key === product.default_view_key)
  return first ? [first, ...views.filter((view) => view !== first)] : views
}

/** Null for products without pictures. */
export function findPicture(
  product: Pictured,
  view: CardView | undefined,
  color_key: string,
  src_px: PictureWidth = 480,
): PictureSource | null {
  if (!product.has_picture || !view?.picture) return null
  const artwork = product.artwork || undefined
  return productPictureSource(
    { code: view.picture.product, view: view.picture.view, colour: color_key, artwork },
    src_px,
  )
}

/** Links to the detail page with the previewed colour selected. */
export function detailPath(language: Language, id: number, color_id?: number): string {
  const path = pathInLanguage(`/productDesignDetail/${id}`, language)
  return color_id === undefined ? path : `${path}?color_id=${color_id}`
}

export const COLOR_DOTS = 6

export function getDots(colors: readonly CardColor[]): { shown: readonly CardColor[]; more: number } {
  const fits = colors.length <= COLOR_DOTS
  return { shown: fits ? colors : colors.slice(0, COLOR_DOTS - 1), more: fits ? 0 : colors.length - COLOR_DOTS + 1 }
}
