import { DtcEnable, productBadges } from '@inkroute/contract/catalog/codes'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { Language } from '@inkroute/contract/errors/errors'
import type { PublicCtx, SellerCtx } from '../../../infra/context.ts'
import { type Level, levelNamed, levelOfSeller, levelTable, sellerTerms } from '../../account/account.ts'
import type { Buyer } from '../core/price.rules.ts'
import { hasBit } from '../search/bit-set.ts'
import { type Catalogue, getCards } from '../search/catalogue-memory.ts'
import { selectFavouritesAmong, selectPrivatePrices } from './caller.queries.ts'

export type AnyCtx = PublicCtx | SellerCtx

/** The calling seller, also on public endpoints; null for visitors and staff. */
export const findSeller = (ctx: AnyCtx): number | null => ctx.identity?.seller_id || null

/** A visitor counts as the lowest level. */
export async function getLevel(ctx: AnyCtx): Promise<number> {
  const seller_id = findSeller(ctx)
  return seller_id === null ? 0 : levelOfSeller(ctx.db, seller_id)
}

/** The caller's price conditions for a product. */
export async function getBuyer(ctx: AnyCtx, product_id: number): Promise<Buyer & { readonly level: Level }> {
  const seller_id = findSeller(ctx)
  if (seller_id === null) {
    const level = await levelNamed(ctx.db, 0)
    return { level, level_no: 0, discount_bp: level.discount_bp, private_prices: new Map() }
  }
  const [level, private_prices] = await Promise.all([
    sellerTerms(ctx.db, seller_id),
    selectPrivatePrices(ctx.db, seller_id, product_id),
  ])
  return { level, level_no: level.level, discount_bp: level.discount_bp, private_prices }
}

/** May this level design the product; if not, which levels may. */
function designGate(levels: readonly Level[], level: number, product_level: number, language: Language) {
  if (level >= product_level) return { dtc_enable: DtcEnable.allowed, dtc_group_level_names: [] }
  const names = levels.filter((entry) => entry.level >= product_level).map((entry) => entry[language])
  return { dtc_enable: DtcEnable.upgrade, dtc_group_level_names: names }
}

/** Product cards for this caller, in the given order, without unknown ids. */
export async function cardsFor(ctx: AnyCtx, catalogue: Catalogue, ids: readonly number[]): Promise<ProductCard[]> {
  const seller_id = findSeller(ctx)
  const { index } = catalogue
  const [level, favourites] = seller_id
    ? await Promise.all([getLevel(ctx), selectFavouritesAmong(ctx.db, seller_id, ids)])
    : [0, new Set<number>()]
  const cards = await getCards(ctx, catalogue, ids, ctx.language)
  const { levels } = await levelTable(ctx.db)
  return cards.map((card) => {
    const place = index.placeOf.get(card.id) ?? 0
    const is_hot = hasBit(index.hot, place)
    return {
      ...card,
      badges: productBadges.filter((badge) => (badge === 'hot' ? is_hot : card.badges.includes(badge))),
      sales: index.sold[place] ?? 0,
      ...designGate(levels, level, index.levels[place] ?? 0, ctx.language),
      is_collected: favourites.has(card.id) ? 1 : 0,
    }
  })
}
