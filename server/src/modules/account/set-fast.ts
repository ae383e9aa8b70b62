import type { setFast as contract } from '@inkroute/contract/account/account'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { updateUser } from './account.queries.ts'
import { usableShortcuts } from './account.rules.ts'

export async function setFast(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const fast = usableShortcuts(input.keys, ctx.identity.permissions)
  await updateUser(ctx.db, ctx.seller.id, ctx.identity.user_id, { fast_keys: fast })
  return { fast }
}
