import { registerExceptionSource } from '../../infra/exception-source.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { registerOrderWatcher, registerStoreNamer } from '../order/order.ts'
import { storeSources } from './exception-sources.ts'
import { pushJob } from './push/push.job.ts'
import { watchShipped } from './push/watch-shipped.ts'
import { applyRulesJob, watchReady } from './rule/apply-rules.job.ts'
import { demoShopsJob } from './store.demo.ts'
import { selectNames } from './store.queries.ts'
import { storeRoutes } from './store.routes.ts'
import { hookJob } from './sync/hook.job.ts'
import { addMarketHooks } from './sync/hooks.http.ts'
import { subscribeJob } from './sync/subscribe.job.ts'
import { nightlyJob, syncDueJob } from './sync/sync-due.job.ts'
import { syncStoreJob } from './sync/sync-store.job.ts'

for (const source of storeSources) registerExceptionSource(source)
registerOrderWatcher(watchShipped)
registerOrderWatcher(watchReady)
registerStoreNamer(async (ctx, seller_id, ids) => {
  const rows = await selectNames(ctx.db, seller_id, ids)
  return new Map(rows.map(({ id, name, platform }) => [id, { name, platform }]))
})

export const storeModule: Module = {
  name: 'store',
  routes: storeRoutes,
  raw: addMarketHooks,
  jobs: [syncStoreJob, syncDueJob, nightlyJob, subscribeJob, hookJob, pushJob, applyRulesJob, demoShopsJob],
  waiting: [
    waitingRows({
      job: pushJob,
      after_ms: 10 * MINUTE_MS,
      find: rowsInState('store_push', { states: ['waiting'], since: 'created_at', as: 'push_id' }),
    }),
  ],
  demo: (ctx) => ctx.jobs.send(demoShopsJob, {}),
}
