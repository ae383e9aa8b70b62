import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { findPaidTrade } from './alipay/alipay-gateway.ts'
import { lockBook } from './ledger.queries.ts'
import { closeTradeJob } from './payment/close-trade.job.ts'
import { lockPayment, selectOverduePayments } from './payment/payment.queries.ts'
import { closeWaitingPayment } from './payment/settle-payment.ts'
import { receiveTrade } from './receive-trade.ts'
import { changeRecharge, lockRecharge, selectOverdueRecharges } from './recharge/recharge.queries.ts'

const BATCH = 200

/** True if the trade was paid and is booked now, i.e. its notification was lost. */
async function wasPaid(ctx: AppCtx, out_trade_no: string): Promise<boolean> {
  const paid = await findPaidTrade(ctx, out_trade_no)
  return paid !== null && (await receiveTrade(ctx, paid)) === 'booked'
}

/** Expired trades: checked at Alipay once more, then closed on both sides. */
export const sweepTrades = job({
  name: 'wallet.sweep-trades',
  schema: z.object({}),
  cron: '*/5 * * * *',
  retry_limit: 0,
  async run(ctx) {
    const now = ctx.clock.now()
    for (const { seller_id, id, payment_no } of await selectOverduePayments(ctx.db, now, BATCH)) {
      if (await wasPaid(ctx, payment_no)) continue
      await inTransaction(ctx, async (tx) => {
        await lockBook(tx.db, seller_id)
        const row = await lockPayment(tx.db, seller_id, id)
        if (row?.state === 'waiting') await closeWaitingPayment(tx, seller_id, row)
      })
    }
    for (const { seller_id, id, recharge_no } of await selectOverdueRecharges(ctx.db, now, BATCH)) {
      if (await wasPaid(ctx, recharge_no)) continue
      await inTransaction(ctx, async (tx) => {
        const row = await lockRecharge(tx.db, seller_id, id)
        if (row?.state !== 'waiting') return
        await changeRecharge(tx.db, seller_id, id, { state: 'closed', finished_at: now.toISOString() })
        await tx.jobs.send(closeTradeJob, { out_trade_no: recharge_no })
      })
    }
  },
})
