import * as contract from '@inkroute/contract/order/fba/fba'
import type { Module } from '../../../infra/module.ts'
import { changeFbaOrder, listFbaOrders, repackFbaOrder } from './edit-fba.ts'
import { printFbaLabels } from './fba-labels.ts'
import { createFbaOrder, previewFbaOrder } from './make-fba.ts'

export const fbaModule: Module = {
  name: 'fba',
  routes(bind) {
    bind(contract.listFbaOrders, listFbaOrders)
    bind(contract.previewFbaOrder, previewFbaOrder)
    bind(contract.createFbaOrder, createFbaOrder)
    bind(contract.changeFbaOrder, changeFbaOrder)
    bind(contract.repackFbaOrder, repackFbaOrder)
    bind(contract.printFbaLabels, printFbaLabels)
  },
}
