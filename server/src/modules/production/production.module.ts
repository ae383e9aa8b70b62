import { MINUTE_MS, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { registerOrderWatcher, registerParcelFinder } from '../order/order.ts'
import { beginProductionJob } from './begin-production.job.ts'
import { lateCreditJob } from './late/late-credit.job.ts'
import { addCarrierCallback } from './parcel/receive-tracking.ts'
import { registerParcelJob } from './parcel/register-parcel.job.ts'
import { printBatchJob } from './print-batch/print-batch.job.ts'
import { selectUnpackedBatches } from './print-batch/print-batch.queries.ts'
import { addDemoProduction } from './production.demo.ts'
import { productionRoutes } from './production.routes.ts'
import { simulateFactoryJob } from './simulate-factory.job.ts'
import { stopTasks } from './task-steps.ts'

registerOrderWatcher(stopTasks)

import { findParcels } from './parcel/get-tracking.ts'
import { selectUnregistered } from './parcel/tracking.queries.ts'

registerParcelFinder(findParcels)

export const productionModule: Module = {
  name: 'production',
  routes: productionRoutes,
  raw: addCarrierCallback,
  jobs: [beginProductionJob, simulateFactoryJob, registerParcelJob, lateCreditJob, printBatchJob],
  waiting: [
    waitingRows({ job: registerParcelJob, after_ms: 5 * MINUTE_MS, find: selectUnregistered }),
    waitingRows({ job: printBatchJob, after_ms: 5 * MINUTE_MS, find: selectUnpackedBatches }),
  ],
  demo: addDemoProduction,
}
