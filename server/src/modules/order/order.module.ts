import { openOrderStates } from '@inkroute/contract/order/codes'
import { type Handler, on } from '../../infra/hooks.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { aged, blanked, blocking, deleted, kept, ofBuyers } from '../../infra/privacy/personal-data.ts'
import { goodsHooks } from '../goods/goods.ts'
import { walletHooks } from '../wallet/wallet.ts'
import { warehouseHooks } from '../warehouse/warehouse.ts'
import { takeBlanksJob } from './blanks/take-blanks.job.ts'
import { bulkJob } from './bulk/bulk.job.ts'
import { changePaid, makePaidChangeJob } from './change/make-paid-change.job.ts'
import { CHANGE_SUBJECT } from './change/pay-change.ts'
import { selectPaidWaits } from './core/change.queries.ts'
import { orderHooks } from './core/order.hooks.ts'
import { countOfGoods, selectOrderedSkus } from './core/order.queries.ts'
import { openWork, orderedPieces } from './core/stock-needs.queries.ts'
import { addDemoOrders } from './order.demo.ts'
import { orderExporter } from './order.exporter.ts'
import { orderRoutes } from './order.routes.ts'
import { ORDER_SUBJECT } from './payment/pay-orders.ts'
import { lockOrdersOfPayment, settleOrders } from './payment/settle-orders.ts'
import { cancelUnpaidJob } from './refund/cancel-unpaid.job.ts'
import { countSoldJob } from './sold/count-sold.job.ts'

const countGoodsOrders: Handler<typeof goodsHooks.countOrders> = async ({ db }, seller_id, goods_ids) =>
  new Map((await countOfGoods(db, seller_id, goods_ids)).map(({ goods_id, ...usage }) => [goods_id, usage]))

const findUsedSkus: Handler<typeof goodsHooks.usedSkus> = ({ db }, seller_id, sku_ids) =>
  selectOrderedSkus(db, seller_id, sku_ids)

/** What stays of an address: where tax was due. */
const withoutBuyer = { address: { only: ['country', 'state'] }, buyer_name: '', tax_number: '', remark: '' }

export const orderModule: Module = {
  name: 'order',
  tables: [
    'sales_order',
    'sales_order_line',
    'sales_order_event',
    'order_payment',
    'order_pay_group',
    'order_change_wait',
    'order_bulk',
    'order_view',
    'foreign_order',
    'foreign_order_line',
    'foreign_sku',
    'common_rule',
    'auto_pay_try',
    'fba_order',
    'fba_box',
    'fba_code',
    'order_import',
    'order_import_row',
    'order_import_template',
    'seller_fee_rate',
  ],
  reads: ['cart_item', 'exchange_rate', 'goods_sku', 'marketplace_fee', 'payment', 'print_set'],
  triggers: [
    { names: ['keep_foreign_rate'], why: 'Orders come in by many ways, and each keeps the exchange rate of its day.' },
  ],
  personal: {
    tables: [
      blanked('sales_order', 'orders', withoutBuyer),
      kept('sales_order_line', 'orders'),
      kept('sales_order_event', 'orders'),
      kept('order_payment', 'accounting'),
      kept('foreign_order', 'orders'),
      blanked('foreign_order_line', 'orders', { personalisation: [] }),
      deleted('foreign_sku'),
      deleted('order_pay_group'),
      deleted('order_change_wait'),
      deleted('order_bulk', { objects: ['file_key'], has_files: true }),
      deleted('order_view'),
      deleted('seller_fee_rate'),
    ],
    buyers: [
      ofBuyers('sales_order', { order: 'id' }, withoutBuyer),
      ofBuyers('foreign_order_line', { foreign: 'foreign_id' }, { personalisation: [] }),
      ofBuyers('order_change_wait', { orders: 'order_ids' }, { asked: {} }),
      // Papers of many orders are removed for one of them: they can be printed again without it.
      ofBuyers('order_bulk', { orders: 'order_ids' }, { file_key: null }),
      ofBuyers('sales_order_line', { order: 'order_id' }, {}, ['title']),
    ],
    blockers: [blocking('orders', 'sales_order', 'state', openOrderStates)],
    retention: [
      {
        key: 'buyers',
        name: { zh: '买家姓名与地址', en: 'Names and addresses of buyers' },
        note: {
          zh: '订单结束后清空收件人、电话、邮箱和街道，金额与国家保留',
          en: 'Removed this long after an order has ended; amounts and country are kept',
        },
        default_days: null,
        min_days: 90,
        rows: [aged('sales_order', 'closed_at', { blank: withoutBuyer })],
      },
    ],
  },
  routes: orderRoutes,
  points: orderHooks,
  hooks: [
    on(walletHooks.settle, { subject_kind: ORDER_SUBJECT, hold: lockOrdersOfPayment, paid: settleOrders }),
    on(walletHooks.settle, { subject_kind: CHANGE_SUBJECT, paid: changePaid }),
    on(goodsHooks.countOrders, countGoodsOrders),
    on(goodsHooks.usedSkus, findUsedSkus),
    on(warehouseHooks.orderedPieces, orderedPieces),
    on(warehouseHooks.openWork, openWork),
  ],
  jobs: [cancelUnpaidJob, bulkJob, makePaidChangeJob, takeBlanksJob, countSoldJob],
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
