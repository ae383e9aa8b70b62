import type * as contract from '@inkroute/contract/account/account'
import type { ActivityKind } from '@inkroute/contract/account/account'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { AppCtx, SellerCtx, UserIdentity } from '../../infra/context.ts'
import { insertActivity, listActivity } from './account.queries.ts'

type Actor = Pick<UserIdentity, 'seller_id' | 'user_id' | 'username'>
type From = { readonly ip: string; readonly user_agent: string }

const MAX_AGENT_LENGTH = 300

/** Logs who did what, in the transaction of the change. Staff belong to no seller and are not logged here. */
export async function recordActivity(
  ctx: AppCtx & From,
  actor: Actor,
  kind: ActivityKind,
  subject = '',
): Promise<void> {
  if (actor.seller_id === 0) return
  await insertActivity(ctx.db, {
    seller_id: actor.seller_id,
    user_id: actor.user_id,
    username: actor.username,
    kind,
    subject,
    ip: ctx.ip,
    user_agent: ctx.user_agent.slice(0, MAX_AGENT_LENGTH),
    created_at: ctx.clock.now().toISOString(),
  })
}

export async function getActivity(
  ctx: SellerCtx,
  input: Input<typeof contract.getActivity>,
): Promise<Reply<typeof contract.getActivity>> {
  const { page, page_size, kind } = input
  const own = ctx.identity.kind === 'sub' ? ctx.identity.user_id : undefined
  const { data, total } = await listActivity(ctx.db, ctx.seller.id, { user_id: own, kind, page, page_size })
  return { data: data.map((row) => ({ ...row, kind: row.kind as ActivityKind })), total, page, page_size }
}
