import type { Module } from '../../infra/module.ts'
import { addDemoAccounts } from './account.demo.ts'
import { accountRoutes } from './account.routes.ts'
import { addPlatformRoles } from './platform-roles.ts'

export const accountModule: Module = {
  name: 'account',
  routes: accountRoutes,
  base: addPlatformRoles,
  demo: addDemoAccounts,
}
