import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { sortShippingRules as contract } from '@inkroute/contract/shipping/rule'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { listShippingRules } from './list-rules.ts'
import { changeRule, listRuleRows, lockRules } from './rule.queries.ts'

/** The new order names every rule once: a list that someone else has changed meanwhile is refused. */
export async function sortShippingRules(
  ctx: SellerCtx,
  { ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    await lockRules(tx.db, tx.seller.id)
    const present = new Set((await listRuleRows(tx.db, tx.seller.id)).map(({ id }) => id))
    const isSame =
      new Set(ids).size === present.size && ids.length === present.size && ids.every((id) => present.has(id))
    if (!isSame) throw new AppError('conflict')
    for (const [index, id] of ids.entries()) await changeRule(tx.db, tx.seller.id, id, { sort: index + 1 })
    return listShippingRules(tx)
  })
}
