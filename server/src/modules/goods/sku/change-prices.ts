import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { changeGoodsPrices as contract } from '@inkroute/contract/goods/price'
import { fenToDecimal } from '@inkroute/contract/money'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { priced } from '../core/gather-goods.ts'
import { selectActiveIds } from '../core/goods.queries.ts'
import { priceByRule } from '../core/price-change.rules.ts'
import { selectSkusOfGoods, setPrices } from '../core/sku.queries.ts'

const SAMPLES = 50

const findDecimal = (fen: number | null) => (fen === null ? null : fenToDecimal(fen))

export async function changePrices(
  ctx: SellerCtx,
  { ids, rule, ending, dry_run }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    const goods = await selectActiveIds(tx.db, seller_id, ids)
    const skus = await priced(tx.db, seller_id, await selectSkusOfGoods(tx.db, seller_id, goods, tx.language))
    const outcomes = skus.map((sku) => ({ sku, next: priceByRule(rule, ending, sku) }))
    const changes = outcomes.flatMap(({ sku, next }) =>
      next === 'no_price' || next === sku.price_fen ? [] : [{ sku, price_fen: next }],
    )
    if (!dry_run && changes.length > 0) {
      const prices = changes.map(({ sku, price_fen }) => ({ id: sku.id, price_fen }))
      await setPrices(tx.db, seller_id, prices, tx.clock.now().toISOString())
    }
    return {
      changed: changes.length,
      skipped: outcomes.filter(({ next }) => next === 'no_price').length,
      below_cost: changes.filter(({ sku, price_fen }) => price_fen !== null && price_fen < sku.cost_fen).length,
      samples: changes.slice(0, SAMPLES).map(({ sku, price_fen }) => ({
        sku_id: sku.id,
        name: sku.name,
        sku_code: sku.sku_code,
        before: findDecimal(sku.price_fen),
        after: findDecimal(price_fen),
        cost: fenToDecimal(sku.cost_fen),
      })),
    }
  })
}
