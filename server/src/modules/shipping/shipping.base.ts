import type { AppCtx } from '../../infra/context.ts'
import { baseChannels } from './base/channels.ts'
import { pickupChannel, pickupRates } from './base/pickup.ts'
import { baseRates } from './base/rates.ts'
import { baseRemoteAreas } from './base/remote-areas.ts'
import { addChannels, addRates, addRemoteAreas, listChannelIds } from './shipping.queries.ts'

/** Channels and prices every installation starts with; what has been changed since is left alone. */
export async function addShippingBase(ctx: AppCtx): Promise<void> {
  const known = new Set((await listChannelIds(ctx.db)).map(({ code }) => code))
  const missing = [...baseChannels(), pickupChannel].flatMap((channel, sort) =>
    known.has(channel.code) ? [] : [{ ...channel, sort }],
  )
  if (missing.length === 0) return
  await addChannels(ctx.db, missing)
  const fresh = new Set(missing.map(({ code }) => code))
  const ids = new Map((await listChannelIds(ctx.db)).map(({ code, id }) => [code, id]))
  const rowsOf = <T extends { readonly channel: string }>(rows: readonly T[]) =>
    rows.flatMap(({ channel, ...row }) => {
      const channel_id = ids.get(channel)
      return channel_id !== undefined && fresh.has(channel) ? [{ ...row, channel_id }] : []
    })
  await addRates(ctx.db, rowsOf([...baseRates, ...pickupRates]))
  // Channels that came later may have none.
  const areas = rowsOf(baseRemoteAreas)
  if (areas.length > 0) await addRemoteAreas(ctx.db, areas)
}
