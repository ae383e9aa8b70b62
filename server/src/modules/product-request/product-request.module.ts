import type { Module } from '../../infra/module.ts'
import { registerStaffWaiting } from '../../infra/staff-waiting.ts'
import { addDemoApplications } from './product-request.demo.ts'
import { countStaffRows } from './product-request.queries.ts'
import { productRequestRoutes } from './product-request.routes.ts'

registerStaffWaiting({
  path: '/ops/productRequest',
  permission: 'ops.catalog',
  count: (db) => countStaffRows(db, { status: 'pending' }),
})

export const productRequestModule: Module = {
  name: 'product-request',
  routes: productRequestRoutes,
  demo: addDemoApplications,
}
