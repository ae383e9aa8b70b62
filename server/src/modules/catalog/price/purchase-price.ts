import type * as contract from '@inkroute/contract/catalog/price'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import { levelTable } from '../../account/account.ts'
import { type Buyer, priceFor } from '../core/price.rules.ts'
import { type AnyCtx, getBuyer } from '../facts/caller.ts'
import { chooseItem, productFacts } from '../facts/product-facts.ts'

export async function getPurchasePrice(
  ctx: AnyCtx,
  input: Input<typeof contract.getPurchasePrice>,
): Promise<Reply<typeof contract.getPurchasePrice>> {
  const { facts } = await productFacts(ctx, input.id, input.preview)
  const item = chooseItem(facts, input.color_id, input.size_id)
  const buyer = await getBuyer(ctx, facts.id)
  const { quantity } = input
  const priced = (pieces: number) => priceFor(facts, item, buyer, { ...input, quantity: pieces })
  const price = priced(quantity)
  const next = facts.tiers.find((tier) => tier.quantity > quantity)
  return {
    item_id: item.id,
    sku: item.sku,
    quantity,
    unit_price: fenToDecimal(price.unit_fen),
    total: fenToDecimal(price.total_fen),
    saved: fenToDecimal((price.list_fen - price.unit_fen) * quantity),
    steps: {
      base: fenToDecimal(price.base_fen),
      views: fenToDecimal(price.views_fen),
      technique: fenToDecimal(price.technique_fen),
      list: fenToDecimal(price.list_fen),
      tier_discount_bp: price.tier_discount_bp,
      level_discount_bp: price.level_discount_bp,
      private_price: price.private_base_fen === null ? null : fenToDecimal(price.private_base_fen),
    },
    next_tier: next ? { quantity: next.quantity, unit_price: fenToDecimal(priced(next.quantity).unit_fen) } : null,
  }
}

const lastBefore = (next: { readonly quantity: number } | undefined) => (next ? next.quantity - 1 : null)

export async function getPurchaseRule(
  ctx: AnyCtx,
  input: Input<typeof contract.getPurchaseRule>,
): Promise<Reply<typeof contract.getPurchaseRule>> {
  const { facts, catalogue } = await productFacts(ctx, input.id, input.preview)
  const item = chooseItem(facts, input.color_id, input.size_id)
  const buyer = await getBuyer(ctx, facts.id)
  const printing = { printed_views: input.printed_views, technique: input.technique }
  const { levels } = await levelTable(ctx.db)
  const unit = (quantity: number, who: Buyer = buyer) =>
    fenToDecimal(priceFor(facts, item, who, { ...printing, quantity }).unit_fen)
  const own = buyer.level
  const one = priceFor(facts, item, buyer, { ...printing, quantity: 1 })
  return {
    id: facts.id,
    item_id: item.id,
    color_id: item.color_id,
    size_id: item.size_id,
    printed_views: input.printed_views,
    technique: input.technique ?? null,
    price: unit(1),
    base_price: fenToDecimal(item.base_price_fen),
    level: own.level,
    level_name: own[ctx.language],
    level_discount_bp: one.level_discount_bp,
    has_private_price: one.private_base_fen !== null,
    tiers: facts.tiers.map(({ quantity, discount_bp }, i) => ({
      min_quantity: quantity,
      max_quantity: lastBefore(facts.tiers[i + 1]),
      discount_bp,
      unit_price: unit(quantity),
      level_prices: levels.map(({ level, discount_bp, ...entry }) => ({
        level,
        name: entry[ctx.language],
        unit_price: unit(quantity, { level_no: level, discount_bp, private_prices: new Map() }),
      })),
    })),
    extra_view_price: fenToDecimal(facts.extra_view_fen),
    techniques: facts.techniques.map(({ key, surcharge_fen }) => ({
      key,
      name: catalogue.names.term('technique', key)[ctx.language],
      surcharge: fenToDecimal(surcharge_fen),
    })),
  }
}
