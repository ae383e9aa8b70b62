import type { getPurchasePrice as contract } from '@inkroute/contract/catalog/price'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import { type AnyCtx, buyerOf } from './caller.ts'
import { priceFor } from './price.rules.ts'
import { chooseItem, productFacts } from './product-facts.ts'

export async function getPurchasePrice(ctx: AnyCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { facts } = await productFacts(ctx, input.id)
  const item = chooseItem(facts, input.color_id, input.size_id)
  const buyer = await buyerOf(ctx, facts.id)
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
