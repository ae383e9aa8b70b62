import type { Reply } from '@inkroute/contract/endpoint'
import type { listChannels as contract } from '@inkroute/contract/shipping/shipping'
import type { PublicCtx } from '../../infra/context.ts'
import { regionOf } from './quote.rules.ts'
import { listEnabledChannels, summariseChannels } from './shipping.queries.ts'
import { viewChannel } from './shipping.view.ts'

export async function listChannels(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  const [channels, reach] = await Promise.all([listEnabledChannels(ctx.db), summariseChannels(ctx.db)])
  const data = channels.flatMap((row) => {
    const own = reach.filter(({ channel_id }) => channel_id === row.id)
    if (own.length === 0) return []
    return {
      ...viewChannel(row, ctx.language),
      regions: [...new Set(own.map(({ warehouse }) => regionOf(warehouse)))],
      country_count: Math.max(...own.map(({ country_count }) => country_count)),
      days_min: Math.min(...own.map(({ days_min }) => days_min)),
      days_max: Math.max(...own.map(({ days_max }) => days_max)),
    }
  })
  return { data }
}
