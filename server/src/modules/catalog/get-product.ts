import type { getProduct as contract } from '@inkroute/contract/catalog/catalog'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { findProductSetting } from './caller.queries.ts'
import { type AnyCtx, buyerOf, cardsFor, sellerOf } from './caller.ts'
import { ownShowImages } from './own-show-images.ts'
import { type ProductFacts, selectStockByItem } from './product.queries.ts'
import { colorsFor, itemsFor, staticProduct } from './product.view.ts'
import { productFacts } from './product-facts.ts'
import type { CatalogueNames } from './search/catalogue-names.ts'

/** Most of the answer is the same for everyone until the catalogue changes, and then the facts are another object. */
const made = new WeakMap<ProductFacts, Partial<Record<Language, ReturnType<typeof staticProduct>>>>()

function madeProduct(language: Language, facts: ProductFacts, names: CatalogueNames) {
  const known = made.get(facts) ?? {}
  made.set(facts, known)
  known[language] ??= staticProduct(language, facts, names)
  return known[language]
}

export async function getProduct(ctx: AnyCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { facts, catalogue } = await productFacts(ctx, input.id)
  const seller_id = sellerOf(ctx)
  const [stock, [card], buyer, setting, own_images] = await Promise.all([
    selectStockByItem(ctx.db, facts.id),
    cardsFor(ctx, catalogue, [facts.id]),
    buyerOf(ctx, facts.id),
    seller_id ? findProductSetting(ctx.db, seller_id, facts.id) : undefined,
    ownShowImages(ctx, facts.id),
  ])
  if (!card) throw new Error(`product ${facts.id} has no card`)
  return {
    ...madeProduct(ctx.language, facts, catalogue.names),
    colors: colorsFor(ctx.language, facts, stock),
    items: itemsFor(facts, buyer, stock),
    user_show_images_design: own_images,
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
