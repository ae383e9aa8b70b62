import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { closeTrade } from '../alipay/alipay-gateway.ts'

/** Money that still arrives afterwards is booked to the seller's balance. */
export const closeTradeJob = job({
  name: 'wallet.close-trade',
  schema: z.object({ out_trade_no: z.string() }),
  retry_limit: 10,
  run: (ctx, { out_trade_no }) => closeTrade(ctx, out_trade_no),
})
