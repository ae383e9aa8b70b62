import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { Language } from '@inkroute/contract/errors/errors'
import type { AppCtx } from '../../../infra/context.ts'
import type { ProductFacts } from '../core/product.queries.ts'
import { type PictureShelf, type ShelfProduct, shopArtworks } from './shelf/picture-shelf.ts'
import { shelfFor } from './shelf/stored-pictures.ts'

/** Camera positions, in the order in which a shop shows them. */
const sides = {
  hanger: { zh: '挂拍', en: 'on a hanger' },
  worn: { zh: '上身效果', en: 'as worn' },
  angle: { zh: '斜角', en: 'at an angle' },
  side: { zh: '侧面', en: 'from the side' },
  front: { zh: '正面', en: 'from the front' },
  left: { zh: '左侧', en: 'from the left' },
  right: { zh: '右侧', en: 'from the right' },
  back: { zh: '背面', en: 'from the back' },
  top: { zh: '俯视', en: 'from above' },
} as const

const MOST_ARTWORKS = 3

type Looks = BasicProduct['looks']
type Facts = Pick<ProductFacts, 'code' | 'views' | 'artwork' | 'design_style'>

function getSides(language: Language, facts: Facts, product: ShelfProduct, code: string): Looks['sides'] {
  const isShown = (side: string) =>
    facts.views.some(({ picture_product, picture_view }) => picture_product === code && picture_view === side)
  return Object.entries(sides)
    .filter(([side]) => product.views.has(side) && !isShown(side))
    .map(([side, name]) => ({ product: code, view: side, artwork: facts.artwork, name: name[language] }))
}

type View = ProductFacts['views'][number]

/** Views of the same product that may show the print of this one; what another print is pictured on shows that one. */
export async function otherSides(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  views: readonly View[],
  { picture_product, picture_area }: View,
): Promise<string[]> {
  if (!picture_product || !picture_area) return []
  const product = (await shelfFor(ctx, picture_product)).products.get(picture_product)
  const isTaken = (side: string) =>
    views.some((one) => one.picture_product === picture_product && one.picture_view === side)
  return Object.keys(sides).filter((side) => {
    const meta = product?.views.get(side)
    return meta?.warp[picture_area] && !meta.print_areas[picture_area]?.elsewhere && !isTaken(side)
  })
}

/** Neighbours in the catalogue begin at different places of the list, so that a shop window is not full of one drawing. */
const getFirst = (code: string, count: number): number =>
  [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % count

function getArtworks(
  language: Language,
  facts: Facts,
  shelf: PictureShelf,
  suited: readonly string[],
): Looks['artworks'] {
  const view = facts.views.find(({ picture_product }) => picture_product)
  if (!view?.picture_product || !view.picture_view) return []
  const { picture_product: product, picture_view } = view
  const first = getFirst(facts.code, suited.length)
  return [...suited.slice(first), ...suited.slice(0, first)]
    .flatMap((slug) => shelf.artworks.get(slug) ?? [])
    .filter(({ slug }) => slug !== facts.artwork)
    .slice(0, MOST_ARTWORKS)
    .map(({ slug, ...names }) => ({
      product,
      view: picture_view,
      artwork: slug,
      name: names[`name_${language}`] ?? slug,
    }))
}

/** What a gallery shows beside the printed views. All of it is composed from the same maps, in every colour. */
export async function getLooks(ctx: Pick<AppCtx, 'db' | 'storage'>, language: Language, facts: Facts): Promise<Looks> {
  const codes = [...new Set(facts.views.flatMap(({ picture_product }) => picture_product ?? []))]
  const found: Looks = { sides: [], artworks: [] }
  for (const code of codes) {
    const shelf = await shelfFor(ctx, code)
    const product = shelf.products.get(code)
    if (!product) continue
    found.sides.push(...getSides(language, facts, product, code))
    if (found.artworks.length > 0 || facts.artwork === '') continue
    found.artworks.push(...getArtworks(language, facts, shelf, await shopArtworks(facts.design_style)))
  }
  return found
}
