import type { Module } from '../../infra/module.ts'
import { productRequestRoutes } from './product-request.routes.ts'
import { seedApplications } from './product-request.seed.ts'

export const productRequestModule: Module = {
  name: 'product-request',
  routes: productRequestRoutes,
  seed: seedApplications,
}
