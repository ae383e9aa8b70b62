import * as contract from '@inkroute/contract/order/desk'
import type { Bind } from '../../../infra/http/bind.ts'
import type { Module } from '../../../infra/module/module.ts'
import {
  cancelDeskOrder,
  changeDeskOrder,
  holdDeskOrder,
  listDeskChannels,
  refundDeskOrder,
  reprintDeskOrder,
} from './act-on-order.ts'
import { deskOrderExporter, findAnything, findDeskOwners, getDeskFacets, listDeskOrders } from './find-orders.ts'
import { getDeskOrder } from './order-story.ts'

function deskRoutes(bind: Bind): void {
  bind(contract.listDeskOrders, listDeskOrders)
  bind(contract.getDeskFacets, getDeskFacets)
  bind(contract.findDeskOwners, findDeskOwners)
  bind(contract.getDeskOrder, getDeskOrder)
  bind(contract.listDeskChannels, listDeskChannels)
  bind(contract.holdDeskOrder, holdDeskOrder)
  bind(contract.changeDeskOrder, changeDeskOrder)
  bind(contract.reprintDeskOrder, reprintDeskOrder)
  bind(contract.refundDeskOrder, refundDeskOrder)
  bind(contract.cancelDeskOrder, cancelDeskOrder)
  bind(contract.findAnything, findAnything)
}

/** Orders of all sellers for staff: found by any number, told in full, and acted on. */
export const orderDeskModule: Module = {
  name: 'order/desk',
  reads: [
    'app_user',
    'audit_record',
    'factory',
    'ledger_entry',
    'ledger_transaction',
    'payment',
    'print_file',
    'print_set',
    'product',
    'product_item',
    'production_task',
    'shipment',
    'shipment_event',
    'stock_movement',
    'store',
    'store_push',
    'task_check',
    'user_message',
    'warehouse',
    'work_order',
    'work_order_message',
  ],
  routes: deskRoutes,
  exporters: [deskOrderExporter],
}
