import type { AppCtx } from '../../infra/context.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { catalogHooks } from './base/catalog.hooks.ts'
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
  tables: [
    'product',
    'product_actual_size',
    'product_attribute',
    'product_brand',
    'product_category',
    'product_color',
    'product_component',
    'product_entry',
    'product_favourite',
    'product_feedback',
    'product_item',
    'product_price_tier',
    'product_print_area',
    'product_private_price',
    'product_search',
    'product_show_image',
    'product_size',
    'product_size_value',
    'product_sold',
    'product_special',
    'product_stock',
    'product_supply',
    'product_technique',
    'product_term',
    'product_view',
    'seller_product_setting',
    'user_product_category',
    'user_product_show_image',
    'bench_photo',
    'bench_set',
    'picture_folder',
    'catalogue_removed',
    'catalogue_sheet',
    'catalogue_sheet_change',
    'catalogue_state',
    'marketplace_fee',
    'warehouse',
    'warehouse_holiday',
    'factory',
    'factory_warehouse',
    'stock_movement',
  ],
  reads: ['app_user', 'content_item', 'exchange_rate', 'kept_level_terms', 'membership_level', 'seller'],
  triggers: [
    {
      names: ['stock_movement_is_final'],
      why: 'Movements add up to what is on the shelf, so they are reversed, never changed.',
    },
    { names: ['warehouse_counts'], why: 'Freight quotes kept in memory depend on the region of the warehouse.' },
    {
      names: ['product_stock_opens', 'product_stock_moves', 'product_stock_goes'],
      why: 'Shelves change in many statements; each change leaves a movement that adds up to what is there.',
    },
    {
      names: ['product_item_has_shelves', 'product_supply_has_shelves'],
      why: 'At the end of the transaction, whatever wrote the product, every variant has a shelf in each of its warehouses.',
    },
  ],
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
  points: catalogHooks,
  base: addBase,
  demo: addDemoCatalogue,
}
