import { MINUTE_MS, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { registerOrderWatcher, registerParcelFinder } from '../order/order.ts'
import { beginProductionJob } from './begin-production.job.ts'
import { addCarrierCallback } from './carrier-callback.ts'
import { lateCreditJob } from './late-credit.job.ts'
import { printBatchJob } from './print-batch.job.ts'
import { selectUnpackedBatches } from './print-batch.queries.ts'
import { addDemoProduction } from './production.demo.ts'
import { productionRoutes } from './production.routes.ts'
import { registerParcelJob } from './register-parcel.job.ts'
import { simulateFactoryJob } from './simulate-factory.job.ts'
import { stopTasks } from './stop-tasks.ts'

registerOrderWatcher(stopTasks)

import { findParcels } from './tell-parcels.ts'
import { selectUnregistered } from './tracking.queries.ts'

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
