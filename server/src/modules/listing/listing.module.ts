import * as catalogue from '@inkroute/contract/listing/catalogue'
import * as contract from '@inkroute/contract/listing/listing'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { batchHooks } from '../goods/goods.ts'
import { placeProduct } from './catalogue/place-goods.ts'
import { categoryFields, listingCategories, shopChoices } from './catalogue/read-catalogue.ts'
import { checkBatchListings, draftBatchListing } from './draft-of-batch.ts'
import { listListings } from './list-listings.ts'
import { goodsListings } from './listed-goods.ts'
import { addDemoListings, demoListingsJob } from './listing.demo.ts'
import { listingExporter } from './listing.exporter.ts'
import { previewListings } from './preview-listings.ts'
import { publishJob } from './publish.job.ts'
import { releaseListings, retryListings, unpublishListings } from './release-listings.ts'
import { stockFlowJob } from './stock-flow.job.ts'
import { previewTemplate } from './template/preview-template.ts'
import { readyTemplate } from './template/ready-template.ts'
import { deleteListingTemplate, listListingTemplates, saveListingTemplate } from './template/templates.ts'
import { updateListings } from './update-listings.ts'

function listingRoutes(bind: Bind): void {
  bind(contract.listListingTemplates, listListingTemplates)
  bind(contract.saveListingTemplate, saveListingTemplate)
  bind(contract.deleteListingTemplate, deleteListingTemplate)
  bind(contract.readyTemplate, readyTemplate)
  bind(contract.previewTemplate, previewTemplate)
  bind(contract.goodsListings, goodsListings)
  bind(contract.previewListings, previewListings)
  bind(contract.releaseListings, releaseListings)
  bind(contract.listListings, listListings)
  bind(contract.retryListings, retryListings)
  bind(contract.unpublishListings, unpublishListings)
  bind(contract.updateListings, updateListings)
  bind(catalogue.listingCategories, listingCategories)
  bind(catalogue.categoryFields, categoryFields)
  bind(catalogue.placeProduct, placeProduct)
  bind(catalogue.shopChoices, shopChoices)
}

export const listingModule: Module = {
  name: 'listing',
  tables: ['listing', 'listing_template', 'listing_category', 'listing_stock_mark', 'market_fact'],
  reads: [
    'design',
    'design_version',
    'gallery_artwork',
    'gallery_use',
    'goods_sku',
    'material_tag',
    'material_tagging',
    'stock_movement',
  ],
  personal: {
    tables: [deleted('listing'), deleted('listing_template'), deleted('listing_category'), deleted('market_fact')],
  },
  routes: listingRoutes,
  jobs: [publishJob, stockFlowJob, demoListingsJob],
  waiting: [
    waitingRows({
      job: publishJob,
      after_ms: 10 * MINUTE_MS,
      find: rowsInState('listing', { states: ['queued', 'publishing'], since: 'updated_at', as: 'listing_id' }),
    }),
  ],
  exporters: [listingExporter],
  hooks: [on(batchHooks.beforeRun, checkBatchListings), on(batchHooks.goodsFinished, draftBatchListing)],
  demo: addDemoListings,
}
