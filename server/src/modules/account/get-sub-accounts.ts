import type { getSubAccounts as contract } from '@inkroute/contract/account/team'
import { levelOf } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { levelOfSeller } from './account.ts'
import { countSubAccounts, listRoles, listSubAccounts } from './team.queries.ts'
import { findBeyond } from './team.rules.ts'

export async function getSubAccounts(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { db, seller, identity } = ctx
  const { page, page_size, keyword } = input
  const rows = await listSubAccounts(db, seller.id, input)
  const counts = await countSubAccounts(db, seller.id, keyword)
  const names = new Map((await listRoles(db, seller.id)).map((role) => [role.id, role.name]))
  const seats = levelOf(await levelOfSeller(db, seller.id)).sub_accounts
  const data = rows.map(({ role_ids, permissions, ...row }) => ({
    ...row,
    roles: role_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
    can_edit: row.id !== identity.user_id && findBeyond(identity.permissions, permissions) === undefined,
  }))
  return { data, total: counts.total, page, page_size, seats_used: counts.enabled, seats }
}
