import type * as contract from '@inkroute/contract/catalog/catalog'
import { DtcEnable, SHOW_IMAGE_GROUP } from '@inkroute/contract/catalog/codes'
import type { ShowImage } from '@inkroute/contract/catalog/product'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx, SellerCtx } from '../../infra/context.ts'
import { type ProductFacts, selectOwnShowImages, selectStockByItem } from './core/product.queries.ts'
import { selectIdsByCode } from './core/product-lookup.queries.ts'
import { findProductSetting, saveProductSetting } from './facts/caller.queries.ts'
import { type AnyCtx, cardsFor, findSeller, getBuyer } from './facts/caller.ts'
import type { PreviewedProduct } from './facts/preview-facts.ts'
import { colorsFor, itemsFor, showImagesIn, staticProduct } from './facts/product.view.ts'
import { productFacts } from './facts/product-facts.ts'
import { pictureAddress } from './own/show-images.ts'
import { getLooks } from './pictures/looks.ts'
import { getCards, getCatalogue } from './search/catalogue-memory.ts'
import type { CatalogueNames } from './search/catalogue-names.ts'
import { recommend } from './search/recommend.rules.ts'

/** The seller's pictures of a product; colour 0 means all colours. */
async function ownShowImages(ctx: AnyCtx, product_id: number): Promise<ShowImage[]> {
  const seller_id = findSeller(ctx)
  if (seller_id === null) return []
  const rows = await selectOwnShowImages(ctx.db, seller_id, product_id)
  return rows.map(({ id, color_id, name, preview_1000_key }) => ({
    id,
    color_id: color_id ?? 0,
    view_id: null,
    image_src: pictureAddress(ctx, preview_1000_key),
    name,
  }))
}

/** Most of the answer is the same for everyone until the catalogue changes, and then the facts are another object. */
const made = new WeakMap<ProductFacts, Partial<Record<Language, ReturnType<typeof staticProduct>>>>()

function madeProduct(language: Language, facts: ProductFacts, names: CatalogueNames) {
  const known = made.get(facts) ?? {}
  made.set(facts, known)
  known[language] ??= staticProduct(language, facts, names)
  return known[language]
}

/** The card of a draft, which no list shows. */
const previewedCard = ({ language }: AnyCtx, { search }: PreviewedProduct) => ({
  ...search[`card_${language}`],
  dtc_enable: DtcEnable.allowed,
  dtc_group_level_names: [],
  sales: 0,
  is_collected: 0,
})

export async function getProduct(
  ctx: AnyCtx,
  input: Input<typeof contract.getProduct>,
): Promise<Reply<typeof contract.getProduct>> {
  const { facts, catalogue, previewed } = await productFacts(ctx, input.id, input.preview)
  const seller_id = findSeller(ctx)
  const [stock, [card], buyer, setting, own_images, looks] = await Promise.all([
    selectStockByItem(ctx.db, facts.id),
    previewed ? [previewedCard(ctx, previewed)] : cardsFor(ctx, catalogue, [facts.id]),
    getBuyer(ctx, facts.id),
    seller_id ? findProductSetting(ctx.db, seller_id, facts.id) : undefined,
    ownShowImages(ctx, facts.id),
    getLooks(ctx, ctx.language, facts),
  ])
  if (!card) throw new Error(`product ${facts.id} has no card`)
  return {
    ...madeProduct(ctx.language, facts, catalogue.names),
    colors: colorsFor(ctx.language, facts, stock),
    items: itemsFor(facts, buyer, stock),
    user_show_images_design: own_images,
    looks,
    design_desc_show: setting?.design_desc_show ?? facts.design_desc_show,
    dtc_enable: card.dtc_enable,
    dtc_group_level_names: card.dtc_group_level_names,
    badges: card.badges,
    delivery_hours: card.delivery_hours,
    ships_from: card.ships_from,
    default_color_key: card.default_color_key,
    default_view_key: card.default_view_key,
    has_picture: card.has_picture,
    sales: card.sales,
    is_collected: card.is_collected,
  }
}

const LOOKED_AT = 50

/** The best seller that anyone may design freely and see in 3D: the studio has to open with something that works. */
export async function getDefaultId(ctx: PublicCtx): Promise<Reply<typeof contract.getDefaultId>> {
  const catalogue = await getCatalogue(ctx)
  const { index } = catalogue
  const open = [...index.orders.sales].filter((place) => index.levels[place] === 0).slice(0, LOOKED_AT)
  const ids = open.map((place) => index.ids[place] as number)
  const cards = await getCards(ctx, catalogue, ids, ctx.language)
  const best = cards.find((card) => card.has_picture && card.has_model && card.is_mul === 0 && card.is_brand === 0)
  const id = best?.id ?? ids[0]
  if (id === undefined) throw new AppError('not_found')
  return { id }
}

/** Those that staff chose come first, then similar ones. */
export async function getRecommend(
  ctx: AnyCtx,
  input: Input<typeof contract.getRecommend>,
): Promise<Reply<typeof contract.getRecommend>> {
  const catalogue = await getCatalogue(ctx)
  if (!catalogue.index.placeOf.has(input.id)) throw new AppError('not_found')
  const { related } = (await productFacts(ctx, input.id)).facts
  const chosen = related.length > 0 ? await selectIdsByCode(ctx.db, related) : []
  const similar = recommend(catalogue.index, input.id, input.limit + chosen.length)
  const ids = [...new Set([...chosen, ...similar])].filter((id) => id !== input.id).slice(0, input.limit)
  return { data: await cardsFor(ctx, catalogue, ids) }
}

const inGroups = (images: readonly ShowImage[]): ShowImage[][] =>
  Array.from({ length: Math.ceil(images.length / SHOW_IMAGE_GROUP) }, (_, i) =>
    images.slice(i * SHOW_IMAGE_GROUP, (i + 1) * SHOW_IMAGE_GROUP),
  )

export async function getShowImages(
  ctx: AnyCtx,
  input: Input<typeof contract.getShowImages>,
): Promise<Reply<typeof contract.getShowImages>> {
  const { facts } = await productFacts(ctx, input.id, input.preview)
  const fits = (image: ShowImage) => !input.color_id || image.color_id === 0 || image.color_id === input.color_id
  const own = await ownShowImages(ctx, facts.id)
  return {
    groups: inGroups(showImagesIn(ctx.language, facts).filter(fits)),
    own_groups: inGroups(own.filter(fits)),
  }
}

export async function changeDesignDescShow(
  ctx: SellerCtx,
  { id, design_desc_show }: Input<typeof contract.changeDesignDescShow>,
): Promise<Reply<typeof contract.changeDesignDescShow>> {
  await productFacts(ctx, id)
  await saveProductSetting(ctx.db, ctx.seller.id, id, design_desc_show, ctx.clock.now())
  return { id, design_desc_show }
}
