import { randomBytes } from 'node:crypto'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { shareMaterials as contract } from '@inkroute/contract/material/library'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findUserByLogin } from '../../account/account.ts'
import { selectReady } from './library.queries.ts'
import { shareMaterialsJob } from './share.job.ts'

export async function shareMaterials(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { username } = input
  const other = await findUserByLogin(ctx.db, username)
  // A phone number also finds an account; here only the name does, so that numbers cannot be tried out.
  const isByName = other?.username.toLowerCase() === username.toLowerCase()
  if (!other?.seller_id || !isByName || !other.is_enabled) throw new AppError('material_share_unknown', { username })
  if (other.seller_id === ctx.seller.id) throw new AppError('material_share_self')
  const own = await selectReady(ctx.db, ctx.seller.id, input.ids)
  if (own.length === 0) throw new AppError('not_found')
  const to = { seller_id: other.seller_id, user_id: other.id }
  await inTransaction(ctx, (tx) =>
    tx.jobs.send(shareMaterialsJob, {
      share_key: randomBytes(8).toString('hex'),
      from: { seller_id: ctx.seller.id, username: ctx.identity.username },
      to,
      ids: own.map(({ id }) => id),
    }),
  )
  return { count: own.length, username: other.username }
}
