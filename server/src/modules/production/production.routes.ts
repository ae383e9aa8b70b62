import * as contract from '@inkroute/contract/production/production'
import type { Bind } from '../../infra/http/bind.ts'
import { getTracking } from './parcel/get-tracking.ts'
import { shipOrder } from './parcel/ship-order.ts'
import { listPrintBatches, makePrintBatch } from './print-batch/print-batches.ts'
import { retryOrderPrints } from './retry-order-prints.ts'
import { addStaffPicture, listStockMovements, listTaskChecks } from './task-checks.ts'
import { rejectTask, scanTask } from './task-steps.ts'
import { getQueueFacets, listTasks } from './tasks.ts'

export function productionRoutes(bind: Bind): void {
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
