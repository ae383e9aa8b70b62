import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { registerOrderCounter } from '../design/design.ts'
import { registerUsage } from '../goods/goods.ts'
import { registerSettler } from '../wallet/wallet.ts'
import { takeBlanksJob } from './blanks/take-blanks.job.ts'
import { bulkJob } from './bulk/bulk.job.ts'
import { selectPaidWaits } from './change/change.queries.ts'
import { changePaid, makePaidChangeJob } from './change/make-paid-change.job.ts'
import { CHANGE_SUBJECT } from './change/pay-change.ts'
import { addDemoOrders } from './order.demo.ts'
import { orderExporter } from './order.exporter.ts'
import { countOfGoods, selectOrderedSkus } from './order.queries.ts'
import { orderRoutes } from './order.routes.ts'
import { cancelUnpaidJob } from './payment/cancel-unpaid.job.ts'
import { ORDER_SUBJECT } from './payment/pay-orders.ts'
import { lockOrdersOfPayment, settleOrders } from './payment/settle-orders.ts'

registerSettler(ORDER_SUBJECT, { hold: lockOrdersOfPayment, paid: settleOrders })
registerSettler(CHANGE_SUBJECT, { paid: changePaid })
registerUsage({
  ofGoods: async (db, seller_id, goods_ids) =>
    new Map((await countOfGoods(db, seller_id, goods_ids)).map(({ goods_id, ...usage }) => [goods_id, usage])),
  ofSkus: selectOrderedSkus,
})
registerOrderCounter(async (db, seller_id, goods_id) => {
  const [usage] = await countOfGoods(db, seller_id, [goods_id])
  return { unpaid_orders: usage?.unpaid ?? 0, paid_orders: usage?.paid ?? 0 }
})

export const orderModule: Module = {
  name: 'order',
  routes: orderRoutes,
  jobs: [cancelUnpaidJob, bulkJob, makePaidChangeJob, takeBlanksJob],
  waiting: [
    waitingRows({ job: makePaidChangeJob, after_ms: 2 * MINUTE_MS, find: selectPaidWaits }),
    waitingRows({
      job: bulkJob,
      after_ms: 5 * MINUTE_MS,
      find: rowsInState('order_bulk', { states: ['running'], since: 'created_at', as: 'id' }),
    }),
  ],
  exporters: [orderExporter],
  demo: addDemoOrders,
}
