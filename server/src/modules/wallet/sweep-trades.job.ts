import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { lockBook } from './ledger.queries.ts'
import { closeTradeJob } from './payment/close-trade.job.ts'
import { lockPayment, selectOverduePayments } from './payment/payment.queries.ts'
import { closeWaitingPayment } from './payment/settle-payment.ts'
import { checkTrade } from './receive-trade.ts'
import { changeRecharge, lockRecharge, selectOverdueRecharges } from './recharge/recharge.queries.ts'
import { type Trade, tradeOfPayment, tradeOfRecharge } from './trade.ts'

const BATCH = 200

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

/** Expired trades: asked about at their cashier once more, then closed on both sides. */
export const sweepTrades = job({
  name: 'wallet.sweep-trades',
  schema: z.object({}),
  cron: '*/5 * * * *',
  retry_limit: 0,
  async run(ctx) {
    const now = ctx.clock.now()
    const trades = [
      ...(await selectOverduePayments(ctx.db, now, BATCH)).map(tradeOfPayment),
      ...(await selectOverdueRecharges(ctx.db, now, BATCH)).map(tradeOfRecharge),
    ]
    const failed: unknown[] = []
    for (const trade of trades) {
      // One cashier that is down must not keep the others' trades waiting.
      const received = await checkTrade(ctx, trade).catch((error: unknown) => {
        failed.push(error)
        return 'unreachable' as const
      })
      if (received === 'booked' || received === 'unreachable') continue
      await (trade.kind === 'payment' ? closePayment(ctx, trade) : closeRecharge(ctx, trade))
    }
    if (failed.length > 0) throw failed[0]
  },
})
