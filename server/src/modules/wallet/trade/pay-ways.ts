import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/payment'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { findExchange, waysOn } from './gateways.ts'
import { findTrade } from './trade.ts'

export async function listPayWays(ctx: SellerCtx): Promise<Reply<typeof contract.listPayWays>> {
  const ways = waysOn(ctx).map(async (channel) => {
    const exchange = await findExchange(ctx, channel)
    return { channel, currency: exchange?.currency ?? 'CNY', rate: exchange?.rate ?? null }
  })
  return { ways: await Promise.all(ways) }
}

const states = { waiting: 'waiting', paid: 'paid' } as const

/** For our page with a QR code, which asks again until it is paid. */
export async function getPayCode(
  ctx: SellerCtx,
  { number }: Input<typeof contract.getPayCode>,
): Promise<Reply<typeof contract.getPayCode>> {
  const trade = await findTrade(ctx.db, number)
  if (trade?.seller_id !== ctx.seller.id) throw new AppError('not_found')
  const is_open = trade.state === 'waiting' && trade.expires_at > ctx.clock.now()
  return {
    id: trade.id,
    kind: trade.kind,
    channel: trade.channel,
    title: trade.subject[ctx.language],
    amount: fenToDecimal(trade.amount_fen),
    state: states[trade.state as keyof typeof states] ?? 'closed',
    code: is_open ? trade.gateway_ref : null,
    expires_at: trade.expires_at.toISOString(),
    return_path: trade.return_path,
  }
}
