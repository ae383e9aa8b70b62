import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { registerBatchListings } from '../goods/goods.ts'
import { batchListings } from './draft-of-batch.ts'
import { addDemoListings, demoListingsJob } from './listing.demo.ts'
import { listingExporter } from './listing.exporter.ts'
import { listingRoutes } from './listing.routes.ts'
import { publishJob } from './publish.job.ts'
import { stockFlowJob } from './stock-flow.job.ts'

registerBatchListings(batchListings)

export const listingModule: Module = {
  name: 'listing',
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
  demo: addDemoListings,
}
