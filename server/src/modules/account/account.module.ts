import type { Module } from '../../infra/module.ts'
import { accountRoutes } from './account.routes.ts'
import { seedAccounts } from './account.seed.ts'
import { addPlatformRoles } from './platform-roles.ts'

export const accountModule: Module = {
  name: 'account',
  routes: accountRoutes,
  base: addPlatformRoles,
  seed: seedAccounts,
}
