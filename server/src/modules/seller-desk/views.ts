import { permissionName } from '@inkroute/contract/account/permission-tree'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/seller-desk/view'
import { VIEW_MINUTES } from '@inkroute/contract/seller-desk/view'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { revokeSession } from '../account/account.ts'
import { openSession } from '../auth/auth.ts'
import { findOpenView, insertView, lockSeller, markViewEnded, staffName } from './seller.queries.ts'

const MINUTE_MS = 60_000

/**
 * A session as the seller's main account that the server lets read and nothing else. It ends after half an hour, with the
 * session of the member of staff, or when they end it.
 */
export async function startSellerView(
  ctx: StaffCtx,
  { id, reason }: Input<typeof contract.startSellerView>,
): Promise<Reply<typeof contract.startSellerView>> {
  const { user_id, permissions, session_id } = ctx.identity
  if (permissions?.has('ops.seller') === false) {
    throw new AppError('forbidden', { permission: permissionName('ops.seller', ctx.language) })
  }
  return inTransaction(ctx, async (tx) => {
    const seller = await lockSeller(tx.db, id)
    if (!seller) throw new AppError('not_found')
    const now = tx.clock.now()
    const lifetime_ms = VIEW_MINUTES * MINUTE_MS
    const session = await openSession(tx, {
      user_id: seller.owner_id,
      viewer_id: user_id,
      ip: tx.ip,
      user_agent: tx.user_agent,
      purpose: 'view',
      lifetime_ms,
      parent: { id: session_id, expires_at: new Date(now.getTime() + lifetime_ms).toISOString() },
    })
    const started_at = now.toISOString()
    const { token, expires_at } = session
    const staff_name = await staffName(tx.db, user_id)
    const row = { seller_id: id, session_id: session.id, staff_id: user_id, reason, started_at, expires_at }
    const view = await insertView(tx.db, row)
    await recordChange(tx, {
      subject: 'seller',
      subject_id: String(id),
      title: seller.name,
      after: { viewed_because: reason, view_id: view.id },
    })
    return { view_id: view.id, token, started_at, expires_at, seller_name: seller.name, staff_name }
  })
}

export async function endSellerView(
  ctx: StaffCtx,
  { id }: Input<typeof contract.endSellerView>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const view = await findOpenView(tx.db, tx.identity.user_id, id)
    if (!view) throw new AppError('not_found')
    const now = tx.clock.now()
    await revokeSession(tx.db, view.user_id, view.session_id, now)
    await markViewEnded(tx.db, view.seller_id, id, now)
    return {}
  })
}
