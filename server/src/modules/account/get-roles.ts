import type { getRoles as contract } from '@inkroute/contract/account/team'
import type { Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { listOwnRoleIds, listRoles } from './team.queries.ts'
import { findBeyond } from './team.rules.ts'

export async function getRoles(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const roles = await listRoles(ctx.db, ctx.seller.id)
  const own = await listOwnRoleIds(ctx.db, ctx.seller.id, ctx.identity.user_id)
  const data = roles.map((role) => ({
    ...role,
    can_edit: !own.includes(role.id) && findBeyond(ctx.identity.permissions, role.permissions) === undefined,
  }))
  return { data }
}
