import type { Module } from '../../infra/module.ts'
import { accountRoutes } from './account.routes.ts'
import { addPlatformRoles, seedAccounts } from './account.seed.ts'

export const accountModule: Module = {
  name: 'account',
  routes: accountRoutes,
  base: addPlatformRoles,
  seed: seedAccounts,
}
