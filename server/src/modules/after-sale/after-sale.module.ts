import { registerExceptionSource } from '../../infra/exception-source.ts'
import type { Module } from '../../infra/module.ts'
import { afterSaleRoutes } from './after-sale.routes.ts'
import { seedAfterSale } from './after-sale.seed.ts'
import { waitingSources } from './waiting-source.ts'
import { workStream } from './work-stream.ts'

for (const source of waitingSources) registerExceptionSource(source)

export const afterSaleModule: Module = {
  name: 'after-sale',
  routes: afterSaleRoutes,
  raw: workStream,
  seed: seedAfterSale,
}
