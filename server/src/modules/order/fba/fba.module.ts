import * as contract from '@inkroute/contract/order/fba/fba'
import type { Module } from '../../../infra/module/module.ts'
import { deleted, kept } from '../../../infra/privacy/personal-data.ts'
import { changeFbaOrder, listFbaOrders, repackFbaOrder } from './edit-fba.ts'
import { createFbaOrder, previewFbaOrder } from './make-fba.ts'

export const fbaModule: Module = {
  name: 'fba',
  personal: { tables: [kept('fba_order', 'orders'), kept('fba_box', 'orders'), deleted('fba_code')] },
  routes(bind) {
    bind(contract.listFbaOrders, listFbaOrders)
    bind(contract.previewFbaOrder, previewFbaOrder)
    bind(contract.createFbaOrder, createFbaOrder)
    bind(contract.changeFbaOrder, changeFbaOrder)
    bind(contract.repackFbaOrder, repackFbaOrder)
    bind(contract.printFbaLabels, async (ctx, input) => (await import('./fba-labels.ts')).printFbaLabels(ctx, input))
  },
}
