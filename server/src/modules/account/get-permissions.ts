import type { getPermissions as contract } from '@inkroute/contract/account/account'
import { permissionKeys, screens } from '@inkroute/contract/account/permission-tree'
import type { Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { menuFor } from './menu.rules.ts'

const openKeys = screens.filter((screen) => screen.is_open).map((screen) => screen.key)

export async function getPermissions(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const held = ctx.identity.permissions
  const granted = [...permissionKeys].filter((key) => held === null || held.has(key))
  return { routes: menuFor(held), permissions: [...openKeys, ...granted] }
}
