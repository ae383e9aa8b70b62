import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { exceptions } from '../../infra/exception-source.ts'
import { on } from '../../infra/hooks.ts'
import type { Module } from '../../infra/module/module.ts'
import { blanked, blocking, deleted, kept, ofBuyers } from '../../infra/privacy/personal-data.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'
import { orderHooks } from '../order/order.ts'
import { addDemoAfterSale } from './after-sale.demo.ts'
import { afterSaleRoutes } from './after-sale.routes.ts'
import { countWaitingForStaff } from './conversation/conversation.queries.ts'
import { countForStaff, moveAskedLine, selectAskedLines } from './core/after-sale.queries.ts'
import { waitingSources } from './waiting-source.ts'
import { workStream } from './work-stream.ts'

/** A request speaks of lines as they were ordered: it follows those that stay, and refuses that they go. */
async function keepLines(
  tx: AppCtx,
  order: { readonly seller_id: number; readonly id: number },
  moved: ReadonlyMap<number, number>,
): Promise<void> {
  for (const asked of await selectAskedLines(tx.db, order)) {
    const line_id = moved.get(asked.line_id)
    if (line_id === undefined) throw new AppError('work_holds_order', { work_no: asked.work_no })
    await moveAskedLine(tx.db, order.seller_id, asked, line_id)
  }
}

export const afterSaleModule: Module = {
  name: 'after-sale',
  tables: ['work_order', 'work_order_line', 'work_order_message', 'conversation', 'conversation_message'],
  reads: ['app_user', 'sales_order', 'sales_order_line', 'seller_coupon'],
  personal: {
    tables: [
      blanked('work_order', 'orders', { note: '', return_address: null }),
      kept('work_order_line', 'orders'),
      deleted('work_order_message'),
    ],
    buyers: [
      ofBuyers('work_order', { order: 'order_id' }, {}, ['note']),
      ofBuyers('work_order_message', { parent: 'work_order', key: 'work_id', order: 'order_id' }, {}, [
        'body',
        'body_en',
      ]),
    ],
    blockers: [blocking('tickets', 'work_order', 'state', ['submitted', 'processing', 'waiting_seller'])],
  },
  routes: afterSaleRoutes,
  hooks: [
    on(orderHooks.linesReplaced, keepLines),
    ...waitingSources.map((source) => on(exceptions, source)),
    on(staffWaiting, {
      path: '/ops/afterSale',
      permission: 'ops.support',
      count: async (db) => (await countForStaff(db)) + (await countWaitingForStaff(db)),
    }),
  ],
  raw: workStream,
  demo: addDemoAfterSale,
}
