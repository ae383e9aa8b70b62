import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import { askGateway } from './gateways.ts'
import { findTrade } from './trade.ts'

/** Money that still arrives afterwards is booked to the seller's balance. */
export const closeTradeJob = job({
  name: 'wallet.close-trade',
  schema: z.object({ out_trade_no: z.string() }),
  retry_limit: 10,
  async run(ctx, { out_trade_no }) {
    const trade = await findTrade(ctx.db, out_trade_no)
    if (!trade || !isServiceOn(ctx, trade.channel)) return
    await askGateway(ctx, trade.channel, (gateway) => gateway.close(ctx, trade))
  },
})
