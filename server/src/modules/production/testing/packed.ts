import * as production from '@inkroute/contract/production/production'
import type { TestApp } from '../../../testing/test-app.ts'
import type { OrderRecord } from '../../order/order.ts'
import { beginOrder } from '../begin-production.job.ts'

const STEPS = 3

/** Makes a paid order and packs it, as staff do by scanning every piece. */
export async function packOrder(app: TestApp, record: OrderRecord, staff: { readonly token: string }): Promise<void> {
  await beginOrder(app.ctx, record)
  const { data } = await app.call(production.listTasks, { keyword: record.order_no }, staff)
  for (const { code } of data)
    for (let step = 0; step < STEPS; step++) await app.call(production.scanTask, { code }, staff)
}
