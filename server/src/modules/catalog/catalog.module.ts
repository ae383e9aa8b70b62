import type { AppCtx } from '../../infra/context.ts'
import type { Module } from '../../infra/module.ts'
import { addCatalogue } from './base/catalog.base.ts'
import { addDemoCatalogue } from './catalog.demo.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { addFees } from './price/profit.queries.ts'

/** Products from the files, then what the calculators need. */
async function addBase(ctx: AppCtx): Promise<void> {
  await addCatalogue(ctx)
  await addFees(ctx.db)
}

export const catalogModule: Module = { name: 'catalog', routes: catalogRoutes, base: addBase, demo: addDemoCatalogue }
