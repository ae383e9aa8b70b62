import * as contract from '@inkroute/contract/production/production'
import type { Bind } from '../../infra/http/bind.ts'
import { addStaffPicture } from './add-staff-picture.ts'
import { getTracking } from './get-tracking.ts'
import { listStockMovements } from './list-stock-movements.ts'
import { getQueueFacets, listTasks } from './list-tasks.ts'
import { listPrintBatches, makePrintBatch } from './make-print-batch.ts'
import { retryOrderPrints } from './retry-order-prints.ts'
import { rejectTask, scanTask } from './scan-task.ts'
import { shipOrder } from './ship-order.ts'
import { listTaskChecks } from './task-check.ts'

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
