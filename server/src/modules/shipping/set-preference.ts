import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { setShippingPreference as contract } from '@inkroute/contract/shipping/rule'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { listShippingPreferences } from './list-preferences.ts'
import { deletePreferences, insertPreferences } from './preference.queries.ts'
import { lockRules } from './rule.queries.ts'
import { listRatesTo } from './shipping.queries.ts'

export async function setShippingPreference(
  ctx: SellerCtx,
  { country, channel_ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const wanted = [...new Set(channel_ids)]
  return inTransaction(ctx, async (tx) => {
    await lockRules(tx.db, tx.seller.id)
    const served = new Set((await listRatesTo(tx.db, country)).map(({ channel_id }) => channel_id))
    if (wanted.some((id) => !served.has(id))) throw new AppError('channel_not_to_country')
    await deletePreferences(tx.db, tx.seller.id, country)
    if (wanted.length > 0) await insertPreferences(tx.db, tx.seller.id, country, wanted)
    return listShippingPreferences(tx)
  })
}
