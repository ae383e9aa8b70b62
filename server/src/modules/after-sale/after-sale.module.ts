import { registerExceptionSource } from '../../infra/exception-source.ts'
import type { Module } from '../../infra/module.ts'
import { registerStaffWaiting } from '../../infra/staff-waiting.ts'
import { registerLineKeeper } from '../order/order.ts'
import { addDemoAfterSale } from './after-sale.demo.ts'
import { countForStaff } from './after-sale.queries.ts'
import { afterSaleRoutes } from './after-sale.routes.ts'
import { keepLines } from './keep-lines.ts'
import { waitingSources } from './waiting-source.ts'
import { workStream } from './work-stream.ts'

for (const source of waitingSources) registerExceptionSource(source)

registerLineKeeper(keepLines)
registerStaffWaiting({ path: '/ops/afterSale', permission: 'ops.support', count: countForStaff })

export const afterSaleModule: Module = {
  name: 'after-sale',
  routes: afterSaleRoutes,
  raw: workStream,
  demo: addDemoAfterSale,
}
