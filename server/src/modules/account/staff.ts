import type * as contract from '@inkroute/contract/account/account'
import { staffPermissions } from '@inkroute/contract/account/permission-tree'
import type { Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { findStaff } from './account.queries.ts'
import { growRole, insertMissingRole, listRoles, replaceRoles, saveAdministratorRole } from './team.queries.ts'

export async function getStaff(ctx: StaffCtx): Promise<Reply<typeof contract.getStaff>> {
  const staff = await findStaff(ctx.db, ctx.identity.user_id)
  if (!staff) throw new AppError('unauthorized')
  return { ...staff, permissions: [...(ctx.identity.permissions ?? [])].sort() }
}

/** Roles of staff belong to no seller. */
const PLATFORM = 0

const administrator = { name: '管理员', description: '全部权限，含员工与权限管理', needs_two_step: true }

const platformRoles = [
  {
    name: '运营',
    description: '公告、消息、内容、底版与图库',
    permissions: [
      'ops.notice',
      'ops.message',
      'ops.content',
      'ops.catalog',
      'ops.gallery',
      'ops.stock',
      'ops.freight',
      'ops.order',
      'ops.order:private',
      'ops.order:edit',
      'ops.company',
      'ops.staff',
      'ops.services',
    ],
  },
  {
    name: '财务',
    description: '充值、提现与退款审核',
    permissions: ['ops.finance', 'ops.seller', 'ops.money', 'ops.order', 'ops.order:private', 'ops.order:refund'],
  },
  { name: '工厂', description: '生产排单、库存与发货', permissions: ['ops.production', 'ops.stock', 'ops.order'] },
  {
    name: '客服',
    description: '工单与售后',
    permissions: [
      'ops.support',
      'ops.message',
      'ops.seller',
      'ops.seller_view',
      'ops.order',
      'ops.order:private',
      'ops.order:edit',
    ],
  },
]

/** Roles of the platform's staff, on every installation. */
export async function addPlatformRoles(ctx: { readonly db: Db }): Promise<void> {
  const permissions = staffPermissions.map(({ key }) => key)
  await saveAdministratorRole(ctx.db, PLATFORM, { ...administrator, permissions })
  for (const role of platformRoles) {
    await insertMissingRole(ctx.db, PLATFORM, { ...role, seen_permissions: permissions })
    await growRole(ctx.db, PLATFORM, role, permissions)
  }
}

/** Grants every role, for the first staff member. */
export async function grantPlatformRoles(db: Db, user_id: number): Promise<void> {
  const roles = await listRoles(db, PLATFORM)
  await replaceRoles(
    db,
    PLATFORM,
    user_id,
    roles.map(({ id }) => id),
  )
}

/** Grants one role by its name. */
export async function grantRoleNamed(db: Db, user_id: number, name: string): Promise<void> {
  const role = (await listRoles(db, PLATFORM)).find((one) => one.name === name)
  if (role) await replaceRoles(db, PLATFORM, user_id, [role.id])
}
