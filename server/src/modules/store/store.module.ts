import { exceptions } from '../../infra/exception-source.ts'
import { type Handler, on } from '../../infra/hooks.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { aged, deleted, ofBuyers } from '../../infra/privacy/personal-data.ts'
import { orderHooks } from '../order/order.ts'
import { productionHooks } from '../production/production.ts'
import { confirmBeforePaying, confirmBeforePrinting, confirmJob, watchReleased } from './confirm/confirm.job.ts'
import { joinableStores, selectStoresByIds } from './core/store.queries.ts'
import { storeSources } from './exception-sources.ts'
import { hookJob } from './hook/hook.job.ts'
import { addMarketHooks } from './hook/hooks.http.ts'
import { fetchPlatformLabels } from './push/platform-labels.ts'
import { pushJob } from './push/push.job.ts'
import { watchShipped } from './push/watch-shipped.ts'
import { applyRulesJob, watchReady } from './rule/apply-rules.job.ts'
import { demoShopsJob } from './store.demo.ts'
import { storeRoutes } from './store.routes.ts'
import { subscribeJob } from './sync/subscribe.job.ts'
import { nightlyJob, syncDueJob } from './sync/sync-due.job.ts'
import { syncStoreJob } from './sync/sync-store.job.ts'

const nameStores: Handler<typeof orderHooks.storeNames> = async (ctx, seller_id, ids) => {
  const rows = await selectStoresByIds(ctx.db, seller_id, ids)
  return new Map(rows.map(({ id, name, platform }) => [id, { name, platform }]))
}

const withoutBuyer = {
  set: { address: null, buyer_note: '' },
  each: { list: 'lines', set: { personalisation: [] } },
}

export const storeModule: Module = {
  name: 'store',
  tables: [
    'store',
    'store_allocation',
    'store_auth_attempt',
    'store_carrier',
    'store_credential',
    'store_hook',
    'store_order',
    'store_picture',
    'store_push',
    'store_rule',
    'store_rule_record',
    'store_sync',
    'store_unread_order',
    'mockup_look',
  ],
  reads: [
    'app_user',
    'design_mockup',
    'foreign_order',
    'foreign_order_line',
    'goods',
    'sales_order',
    'sales_order_line',
    'seller',
    'shipping_channel',
  ],
  personal: {
    tables: [
      deleted('store'),
      deleted('store_allocation'),
      deleted('store_auth_attempt', { hidden: ['sealed', 'sealed_keys', 'state_hash'] }),
      deleted('store_carrier'),
      deleted('store_credential', { hidden: ['sealed', 'refresh_claim'] }),
      deleted('store_order'),
      deleted('store_picture'),
      deleted('store_push'),
      deleted('store_rule'),
      deleted('store_rule_record'),
      deleted('store_sync'),
      deleted('store_unread_order'),
      deleted('mockup_look'),
    ],
    buyers: [
      // Before the copies of orders, by which an order of ours leads to its id at the marketplace.
      ofBuyers(
        'store_unread_order',
        { market_id: 'external_order_id', mentions: ['raw', 'found'] },
        { raw: '', found: '' },
      ),
      ofBuyers('store_order', { market: true }, { snapshot: withoutBuyer }),
    ],
    retention: [
      {
        key: 'market_orders',
        name: { zh: '店铺订单的买家资料', en: 'Buyers in marketplace orders' },
        note: {
          zh: '从店铺读取的订单副本中的地址、备注与定制内容',
          en: 'Address, note and personalisation in our copies of marketplace orders',
        },
        default_days: null,
        min_days: 90,
        rows: [
          aged('store_order', 'market_updated_at', { blank: { snapshot: withoutBuyer } }),
          aged('store_unread_order', 'updated_at'),
        ],
      },
    ],
  },
  routes: storeRoutes,
  hooks: [
    on(orderHooks.beforePay, confirmBeforePaying),
    on(orderHooks.beforePrint, confirmBeforePrinting),
    on(orderHooks.moved, watchShipped),
    on(orderHooks.moved, watchReady),
    on(orderHooks.moved, watchReleased),
    on(orderHooks.storeNames, nameStores),
    on(orderHooks.stores, joinableStores),
    on(productionHooks.platformLabels, fetchPlatformLabels),
    ...storeSources.map((source) => on(exceptions, source)),
  ],
  raw: addMarketHooks,
  jobs: [confirmJob, syncStoreJob, syncDueJob, nightlyJob, subscribeJob, hookJob, pushJob, applyRulesJob, demoShopsJob],
  waiting: [
    waitingRows({
      job: pushJob,
      after_ms: 10 * MINUTE_MS,
      find: rowsInState('store_push', { states: ['waiting'], since: 'created_at', as: 'push_id' }),
    }),
  ],
  demo: (ctx) => ctx.jobs.send(demoShopsJob, {}),
}
