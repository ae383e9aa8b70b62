import type { AppCtx } from '../../infra/context.ts'
import type { ExceptionSource } from '../../infra/exception-source.ts'
import { lowBalanceLimit } from '../order/order.ts'
import { availableBalance, spentSince } from '../wallet/wallet.ts'
import { sumUnpaid } from './exception.queries.ts'
import { lowBalance } from './exception.rules.ts'

const MONTH_MS = 30 * 86_400_000

async function problemOf(ctx: AppCtx, seller_id: number) {
  const since = new Date(ctx.clock.now().getTime() - MONTH_MS)
  const [available_fen, unpaid_fen, spent_fen, limit_fen] = await Promise.all([
    availableBalance(ctx.db, seller_id),
    sumUnpaid(ctx.db, seller_id),
    spentSince(ctx.db, seller_id, since),
    lowBalanceLimit(ctx.db, seller_id),
  ])
  return lowBalance({ available_fen, unpaid_fen, spent_fen, limit_fen })
}

export const balanceSource: ExceptionSource = {
  kind: 'wallet.low',
  name: { zh: '余额不足', en: 'Low balance' },
  fix: { zh: '去充值', en: 'Recharge' },
  is_urgent: true,
  all_link: '/setting/recharge',
  permission: 'account.recharge',
  count: async (ctx, seller_id) => ((await problemOf(ctx, seller_id)) ? 1 : 0),
  async rows(ctx, seller_id) {
    const problem = await problemOf(ctx, seller_id)
    if (!problem) return []
    const since = ctx.clock.now().toISOString()
    return [{ id: 'balance', title: '', problem, link: '/setting/recharge', since }]
  },
}
