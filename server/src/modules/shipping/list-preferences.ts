import type { Reply } from '@inkroute/contract/endpoint'
import type { listShippingPreferences as contract, ShippingPreference } from '@inkroute/contract/shipping/rule'
import type { SellerCtx } from '../../infra/context.ts'
import { listPreferenceRows } from './preference.queries.ts'
import { listEnabledChannels } from './shipping.queries.ts'
import { viewChannel } from './shipping.view.ts'

export async function listShippingPreferences(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const [rows, channels] = await Promise.all([listPreferenceRows(ctx.db, ctx.seller.id), listEnabledChannels(ctx.db)])
  const byId = new Map(channels.map((row) => [row.id, viewChannel(row, ctx.language)]))
  const byCountry = new Map<string, ShippingPreference['channels']>()
  for (const { country, channel_id } of rows) {
    const channel = byId.get(channel_id)
    if (channel) byCountry.set(country, [...(byCountry.get(country) ?? []), channel])
  }
  return { data: [...byCountry].map(([country, own]) => ({ country, channels: own })) }
}
