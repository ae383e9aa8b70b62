import type { Module } from '../../infra/module.ts'
import { addressRoutes } from './address.routes.ts'
import { seedAddresses } from './address.seed.ts'

export const addressModule: Module = { name: 'address', routes: addressRoutes, seed: seedAddresses }
