import type { Input } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { setCommonRule as contract } from '@inkroute/contract/order/common-rule'
import { type CommonRule, DEFAULT_AUTO_PAY_MAX } from '@inkroute/contract/order/common-rule'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findCommonRule, keepCommonRule } from '../core/common-rule.queries.ts'

const viewRule = (row: Awaited<ReturnType<typeof findCommonRule>>): CommonRule => ({
  auto_pay_sources: (row?.auto_pay_sources ?? []) as CommonRule['auto_pay_sources'],
  auto_pay_max: row ? fenToDecimal(row.auto_pay_max_fen) : DEFAULT_AUTO_PAY_MAX,
  low_balance: row?.low_balance_fen === null || row === undefined ? null : fenToDecimal(row.low_balance_fen),
})

export const getCommonRule = async (ctx: SellerCtx): Promise<CommonRule> =>
  viewRule(await findCommonRule(ctx.db, ctx.seller.id))

/** Auto-pay applies to new orders only: flipping a switch must not pay old ones. */
export async function setCommonRule(ctx: SellerCtx, input: Input<typeof contract>): Promise<CommonRule> {
  return inTransaction(ctx, async (tx) => {
    const before = await findCommonRule(tx.db, tx.seller.id)
    const now = tx.clock.now().toISOString()
    const sources = [...new Set(input.auto_pay_sources)]
    const is_wider = sources.some((source) => !before?.auto_pay_sources.includes(source))
    await keepCommonRule(tx.db, {
      seller_id: tx.seller.id,
      auto_pay_sources: sources,
      auto_pay_max_fen: decimalToFen(input.auto_pay_max),
      auto_pay_since: is_wider ? now : (before?.auto_pay_since ?? now),
      low_balance_fen: input.low_balance === null ? null : decimalToFen(input.low_balance),
      updated_by: tx.identity.user_id,
      updated_at: now,
    })
    return viewRule(await findCommonRule(tx.db, tx.seller.id))
  })
}
