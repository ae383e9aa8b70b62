import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/shipping/rule'
import type { ShippingPreference } from '@inkroute/contract/shipping/rule'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { freightNow } from './freight.ts'
import { deletePreferences, insertPreferences, listPreferenceRows, lockRules } from './rule.queries.ts'
import { listEnabledChannels } from './shipping.queries.ts'
import { viewChannel } from './shipping.view.ts'

export async function listShippingPreferences(ctx: SellerCtx): Promise<Reply<typeof contract.listShippingPreferences>> {
  const [rows, channels] = await Promise.all([listPreferenceRows(ctx.db, ctx.seller.id), listEnabledChannels(ctx.db)])
  const byId = new Map(channels.map((row) => [row.id, viewChannel(row, ctx.language)]))
  const byCountry = new Map<string, ShippingPreference['channels']>()
  for (const { country, channel_id } of rows) {
    const channel = byId.get(channel_id)
    if (channel) byCountry.set(country, [...(byCountry.get(country) ?? []), channel])
  }
  return { data: [...byCountry].map(([country, own]) => ({ country, channels: own })) }
}

export async function setShippingPreference(
  ctx: SellerCtx,
  { country, channel_ids }: Input<typeof contract.setShippingPreference>,
): Promise<Reply<typeof contract.setShippingPreference>> {
  const wanted = [...new Set(channel_ids)]
  return inTransaction(ctx, async (tx) => {
    await lockRules(tx.db, tx.seller.id)
    const served = new Set((await freightNow(tx, country)).rates.map(({ channel_id }) => channel_id))
    if (wanted.some((id) => !served.has(id))) throw new AppError('channel_not_to_country')
    await deletePreferences(tx.db, tx.seller.id, country)
    if (wanted.length > 0) await insertPreferences(tx.db, tx.seller.id, country, wanted)
    return listShippingPreferences(tx)
  })
}
