import type { AppCtx } from '../../infra/context.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { followsFiles } from './base/follows-files.ts'
import { addCatalogue, addStartingTerms } from './catalog.base.ts'
import { addDemoCatalogue } from './catalog.demo.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { addFees } from './price/profit.queries.ts'

/** The catalogue of the files where it is used, else terms to begin with; then what the calculators need. */
async function addBase(ctx: AppCtx): Promise<void> {
  await ((await followsFiles(ctx)) ? addCatalogue(ctx) : addStartingTerms(ctx))
  await addFees(ctx.db)
}

export const catalogModule: Module = {
  name: 'catalog',
  personal: {
    tables: [
      deleted('product_favourite'),
      deleted('product_feedback'),
      deleted('product_private_price'),
      deleted('seller_product_setting'),
      deleted('user_product_category'),
      deleted('user_product_show_image', { objects: ['preview_469_key', 'preview_1000_key'] }),
    ],
  },
  routes: catalogRoutes,
  base: addBase,
  demo: addDemoCatalogue,
}
