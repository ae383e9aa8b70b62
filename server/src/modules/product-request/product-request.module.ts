import type { Module } from '../../infra/module.ts'
import { registerStaffWaiting } from '../../infra/staff-waiting.ts'
import { countStaffRows } from './product-request.queries.ts'
import { productRequestRoutes } from './product-request.routes.ts'
import { seedApplications } from './product-request.seed.ts'

registerStaffWaiting({
  path: '/ops/productRequest',
  permission: 'ops.catalog',
  count: (db) => countStaffRows(db, { status: 'pending' }),
})

export const productRequestModule: Module = {
  name: 'product-request',
  routes: productRequestRoutes,
  seed: seedApplications,
}
