import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { lockBook } from './core/ledger.queries.ts'
import { lockPayment, selectOverduePayments, selectWaitingPayments } from './core/payment.queries.ts'
import {
  changeRecharge,
  lockRecharge,
  selectOverdueRecharges,
  selectWaitingRecharges,
} from './core/recharge.queries.ts'
import { closeTradeJob } from './trade/close-trade.job.ts'
import { checkTrade } from './trade/receive-trade.ts'
import { closeWaitingPayment } from './trade/settle-payment.ts'
import { type Trade, tradeOfPayment, tradeOfRecharge } from './trade/trade.ts'

const BATCH = 200
/** A notice comes within seconds. Somebody whose money was taken but who sees nothing of it does not wait for the rest. */
const ASKED_AT_MINUTES = [1, 2, 4, 8, 16]

/** One cashier that is down must not keep the others' trades waiting. */
async function askEach(ctx: AppCtx, trades: readonly Trade[], failed: unknown[]): Promise<readonly Trade[]> {
  const unpaid: Trade[] = []
  for (const trade of trades) {
    const received = await checkTrade(ctx, trade).catch((error: unknown) => {
      failed.push(error)
      return 'unreachable' as const
    })
    if (received !== 'booked' && received !== 'unreachable') unpaid.push(trade)
  }
  return unpaid
}

async function closePayment(ctx: AppCtx, { seller_id, id }: Trade): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockBook(tx.db, seller_id)
    const row = await lockPayment(tx.db, seller_id, id)
    if (row?.state === 'waiting') await closeWaitingPayment(tx, seller_id, row)
  })
}

async function closeRecharge(ctx: AppCtx, { seller_id, id, out_trade_no }: Trade): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockRecharge(tx.db, seller_id, id)
    if (row?.state !== 'waiting') return
    await changeRecharge(tx.db, seller_id, id, { state: 'closed', finished_at: tx.clock.now().toISOString() })
    await tx.jobs.send(closeTradeJob, { out_trade_no })
  })
}

/**
 * Waiting trades are asked about at their cashier with growing pauses, in case its notice was lost. Expired ones are asked
 * about once more, then closed on both sides.
 */
export const sweepTrades = job({
  name: 'wallet.sweep-trades',
  schema: z.object({}),
  cron: '* * * * *',
  retry_limit: 0,
  async run(ctx) {
    const now = ctx.clock.now()
    const young = [
      ...(await selectWaitingPayments(ctx.db, now, ASKED_AT_MINUTES, BATCH)).map(tradeOfPayment),
      ...(await selectWaitingRecharges(ctx.db, now, ASKED_AT_MINUTES, BATCH)).map(tradeOfRecharge),
    ]
    const expired = [
      ...(await selectOverduePayments(ctx.db, now, BATCH)).map(tradeOfPayment),
      ...(await selectOverdueRecharges(ctx.db, now, BATCH)).map(tradeOfRecharge),
    ]
    const failed: unknown[] = []
    await askEach(ctx, young, failed)
    for (const trade of await askEach(ctx, expired, failed))
      await (trade.kind === 'payment' ? closePayment(ctx, trade) : closeRecharge(ctx, trade))
    if (failed.length > 0) throw failed[0]
  },
})
