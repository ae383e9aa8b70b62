import * as check from '@inkroute/contract/design/check'
import * as bulk from '@inkroute/contract/order/bulk'
import * as change from '@inkroute/contract/order/change'
import * as foreign from '@inkroute/contract/order/foreign'
import * as contract from '@inkroute/contract/order/order'
import * as profit from '@inkroute/contract/order/profit'
import * as work from '@inkroute/contract/order/work'
import type { Bind } from '../../infra/http/bind.ts'
import { deleteOrderView, listOrderViews, saveOrderView } from './bulk/order-views.ts'
import { getOrderBulk, startOrderBulk, undoOrderBulk } from './bulk/start-bulk.ts'
import { changeOrderContent } from './change/change-items.ts'
import { mergeOrders } from './change/merge-orders.ts'
import { payOrderChange } from './change/pay-change.ts'
import { splitOrder } from './change/split-order.ts'
import { createOrder, previewOrder } from './checkout/checkout.ts'
import { matchOrderLine, recheckOrder, suggestSkus } from './foreign/match-line.ts'
import { fillPersonalisation } from './foreign/personalise.ts'
import { countOrders, getOrder, listOrders } from './list/list-orders.ts'
import { listOrdersOfPayment } from './payment/orders-of-payment.ts'
import { listOpenPrintChecks, payOrders } from './payment/pay-orders.ts'
import { listFeeRates, resetFeeRate, saveFeeRate } from './profit/fee-rates.ts'
import { cancelOrder } from './refund/cancel-order.ts'
import { changeOrderAddress, holdOrder } from './work/change-order.ts'
import { fixOrderAddresses, listOrderFixes, recheckDrafts } from './work/fix-drafts.ts'
import { countNewOrders, sumOrders } from './work/sum-orders.ts'

export function orderRoutes(bind: Bind): void {
  bind(contract.previewOrder, previewOrder)
  bind(contract.createOrder, (ctx, input) => createOrder(ctx, input))
  bind(contract.listOrders, listOrders)
  bind(contract.countOrders, countOrders)
  bind(check.listOpenPrintChecks, listOpenPrintChecks)
  bind(foreign.suggestSkus, suggestSkus)
  bind(foreign.matchOrderLine, matchOrderLine)
  bind(foreign.fillPersonalisation, fillPersonalisation)
  bind(foreign.recheckOrder, recheckOrder)
  bind(bulk.listOrderViews, listOrderViews)
  bind(bulk.saveOrderView, saveOrderView)
  bind(bulk.deleteOrderView, deleteOrderView)
  bind(bulk.startOrderBulk, startOrderBulk)
  bind(bulk.getOrderBulk, getOrderBulk)
  bind(bulk.undoOrderBulk, undoOrderBulk)
  bind(work.countNewOrders, countNewOrders)
  bind(work.sumOrders, sumOrders)
  bind(work.listOrderFixes, listOrderFixes)
  bind(work.fixOrderAddresses, fixOrderAddresses)
  bind(work.recheckDrafts, recheckDrafts)
  bind(profit.listFeeRates, listFeeRates)
  bind(profit.saveFeeRate, saveFeeRate)
  bind(profit.resetFeeRate, resetFeeRate)
  bind(change.mergeOrders, (ctx, input) => mergeOrders(ctx, input))
  bind(contract.getOrder, getOrder)
  bind(change.changeOrder, (ctx, input) => changeOrderContent(ctx, input))
  bind(change.splitOrder, (ctx, input) => splitOrder(ctx, input))
  bind(change.payOrderChange, payOrderChange)
  bind(contract.payOrders, payOrders)
  bind(contract.listOrdersOfPayment, listOrdersOfPayment)
  bind(contract.cancelOrder, cancelOrder)
  bind(contract.holdOrder, holdOrder)
  bind(contract.changeOrderAddress, changeOrderAddress)
}
