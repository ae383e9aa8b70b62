import type { Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { listShippingRules as contract } from '@inkroute/contract/shipping/rule'
import type { SellerCtx } from '../../infra/context.ts'
import { listRuleRows } from './rule.queries.ts'
import { listEnabledChannels } from './shipping.queries.ts'
import { viewChannel } from './shipping.view.ts'

const amount = (fen: number | null) => (fen === null ? null : fenToDecimal(fen))

export async function listShippingRules(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const [rows, channels] = await Promise.all([listRuleRows(ctx.db, ctx.seller.id), listEnabledChannels(ctx.db)])
  const byId = new Map(channels.map((row) => [row.id, viewChannel(row, ctx.language)]))
  const data = rows.flatMap(({ channel_id, amount_min_fen, amount_max_fen, ...row }) => {
    const channel = byId.get(channel_id)
    return channel ? [{ ...row, channel, amount_min: amount(amount_min_fen), amount_max: amount(amount_max_fen) }] : []
  })
  return { data }
}
