import type { Module } from '../../infra/module.ts'
import { accountRoutes } from './account.routes.ts'
import { seedAccounts } from './account.seed.ts'

export const accountModule: Module = { name: 'account', routes: accountRoutes, seed: seedAccounts }
