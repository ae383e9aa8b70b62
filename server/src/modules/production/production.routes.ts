import * as contract from '@inkroute/contract/production'
import type { Bind } from '../../infra/http/bind.ts'
import { addStaffPicture } from './add-staff-picture.ts'
import { getQueueFacets, listTasks } from './list-tasks.ts'
import { rejectTask, scanTask } from './scan-task.ts'
import { shipOrder } from './ship-order.ts'

export function productionRoutes(bind: Bind): void {
  bind(contract.listTasks, listTasks)
  bind(contract.getQueueFacets, getQueueFacets)
  bind(contract.scanTask, scanTask)
  bind(contract.rejectTask, rejectTask)
  bind(contract.shipOrder, shipOrder)
  bind(contract.addStaffPicture, addStaffPicture)
}
