import * as contract from '@inkroute/contract/production/production'
import type { Bind } from '../../infra/http/bind.ts'
import { MINUTE_MS, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { registerOrderWatcher, registerParcelFinder } from '../order/order.ts'
import { beginProductionJob } from './begin-production.job.ts'
import { lateCreditJob } from './late/late-credit.job.ts'
import { findParcels, getTracking } from './parcel/get-tracking.ts'
import { addCarrierCallback } from './parcel/receive-tracking.ts'
import { registerParcelJob } from './parcel/register-parcel.job.ts'
import { shipOrder } from './parcel/ship-order.ts'
import { selectUnregistered } from './parcel/tracking.queries.ts'
import { printBatchJob } from './print-batch/print-batch.job.ts'
import { selectUnpackedBatches } from './print-batch/print-batch.queries.ts'
import { listPrintBatches, makePrintBatch } from './print-batch/print-batches.ts'
import { addDemoProduction } from './production.demo.ts'
import { retryOrderPrints } from './retry-order-prints.ts'
import { simulateFactoryJob } from './simulate-factory.job.ts'
import { addStaffPicture, listStockMovements, listTaskChecks } from './task-checks.ts'
import { rejectTask, scanTask, stopTasks } from './task-steps.ts'
import { getQueueFacets, listTasks } from './tasks.ts'

function productionRoutes(bind: Bind): void {
  bind(contract.listTasks, listTasks)
  bind(contract.getQueueFacets, getQueueFacets)
  bind(contract.scanTask, scanTask)
  bind(contract.rejectTask, rejectTask)
  bind(contract.shipOrder, shipOrder)
  bind(contract.addStaffPicture, addStaffPicture)
  bind(contract.getTracking, getTracking)
  bind(contract.retryOrderPrints, retryOrderPrints)
  bind(contract.listTaskChecks, listTaskChecks)
  bind(contract.makePrintBatch, makePrintBatch)
  bind(contract.listPrintBatches, listPrintBatches)
  bind(contract.listStockMovements, listStockMovements)
}

registerOrderWatcher(stopTasks)

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
