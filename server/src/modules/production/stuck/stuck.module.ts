import { staffHoldReasons } from '@inkroute/contract/production/stuck/codes'
import * as contract from '@inkroute/contract/production/stuck/stuck'
import type { AppCtx } from '../../../infra/context.ts'
import { on } from '../../../infra/hooks.ts'
import type { Module } from '../../../infra/module/module.ts'
import type { WatchedFigure } from '../../../infra/module/watched-figures.ts'
import { staffWaiting } from '../../../infra/staff-waiting.ts'
import { sendMessage } from '../../message/message.ts'
import { type Move, type OrderRecord, orderHooks } from '../../order/order.ts'
import { addDemoStuckJob } from './stuck.demo.ts'
import { countOverdueOrders } from './stuck.queries.ts'
import { stuckAlarmJob } from './stuck-alarm.job.ts'
import {
  countLate,
  countStuck,
  getStuckWork,
  retryStuckJob,
  retryStuckOrder,
  retryStuckRefund,
  setLatePrints,
} from './stuck-work.ts'

/** Notifies sellers of every hold they did not set themselves. */
async function notifySellerOfHold(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  if (move.to !== 'on_hold' || move.actor === 'seller') return
  const reason = move.hold_note ?? staffHoldReasons[move.hold_reason ?? 'seller']
  const { seller_id, id, order_no } = order
  await sendMessage(tx, {
    seller_id,
    type: 2,
    permission: 'order.admin',
    link: `/myOrder/orderDetail/${id}`,
    title: { zh: `订单 ${order_no} 已暂停`, en: `Order ${order_no} is on hold` },
    body: {
      zh: `原因：${reason.zh}。请打开订单查看如何处理。`,
      en: `Reason: ${reason.en}. Open the order to see what can be done.`,
    },
    once_key: `order-held:${id}:${tx.clock.now().toISOString()}`,
  })
}

const orderFigure: WatchedFigure = {
  name: 'inkroute_orders',
  help: 'Paid orders whose print files come too late for their promise (state="unprinted"), and orders past their promised day that have not left (state="late").',
  label: 'state',
  read: async ({ db, clock }) => [
    { about: 'unprinted', value: await countLate(db, clock.now()) },
    { about: 'late', value: await countOverdueOrders(db, clock.now()) },
  ],
}

/** Stuck work: shown to staff, with messages to sellers. */
export const stuckModule: Module = {
  name: 'stuck',
  reads: ['app_user', 'print_set', 'product_supply', 'sales_order', 'sales_order_line'],
  routes: (bind) => {
    bind(contract.getStuckWork, getStuckWork)
    bind(contract.retryStuckJob, retryStuckJob)
    bind(contract.retryStuckOrder, retryStuckOrder)
    bind(contract.retryStuckRefund, retryStuckRefund)
    bind(contract.setLatePrints, setLatePrints)
  },
  jobs: [stuckAlarmJob],
  figures: [orderFigure],
  hooks: [
    on(orderHooks.moved, notifySellerOfHold),
    on(staffWaiting, { path: '/ops/stuck', permission: 'ops.production', count: countStuck }),
  ],
  demo: addDemoStuckJob,
}
