import type { updateProfile as contract } from '@inkroute/contract/account/account'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { updateUser } from './account.queries.ts'
import { isTimeZone } from './account.rules.ts'
import { recordActivity } from './account.ts'

export async function updateProfile(ctx: SellerCtx, input: Input<typeof contract>): Promise<Record<string, never>> {
  const { display_name, language, time_zone } = input
  if (time_zone !== undefined && !isTimeZone(time_zone)) throw new AppError('unknown_time_zone', { time_zone })
  const change = {
    ...(display_name === undefined ? {} : { display_name }),
    ...(language === undefined ? {} : { language }),
    ...(time_zone === undefined ? {} : { time_zone }),
  }
  if (Object.keys(change).length === 0) return {}
  await inTransaction(ctx, async (tx) => {
    await updateUser(tx.db, ctx.seller.id, ctx.identity.user_id, change)
    // Switching the language of the screen is not worth a line in the log.
    if (display_name !== undefined || time_zone !== undefined) {
      await recordActivity(tx, ctx.identity, 'profile_changed')
    }
  })
  return {}
}
