import { payOrders } from '../../contract/src/order/order.ts'
import { makePrintSetJob } from '../../server/src/modules/design/print/print-set.job.ts'
import { createForeignOrders } from '../../server/src/modules/order/order.ts'
import { berlin } from '../../server/src/modules/order/testing/buyer.ts'
import { fillLinesJob } from '../../server/src/modules/personal/lines/fill-lines.job.ts'
import { newAnsweredSeller } from '../../server/src/modules/personal/testing/answer-cases.ts'
import { openWorld, type World } from '../market/world.ts'
import type { Bench } from '../support/bench.ts'

const BALANCE_FEN = 100_000_000

/** One order from its arrival to its finished print file and sheet. */
async function timeOrder(world: World, seller: { seller_id: number; token: string }, sku: string, n: number) {
  const { ctx } = world.app
  const { seller_id } = seller
  const began = performance.now()
  const personalisation = [{ label: 'Name', value: `Zoë ${n}` }]
  const lines = [{ external_sku: sku, title: 'Mug', quantity: 1, external_line_id: 'a', personalisation }]
  const [made] = await createForeignOrders(ctx, seller_id, [
    { source: 'api', external_order_no: `S-${n}`, address: berlin, lines },
  ])
  const queued = await ctx.db
    .selectFrom('personal_line')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'queued')
    .execute()
  for (const { id } of queued) await fillLinesJob.run(ctx, { seller_id, id })
  await world.call(payOrders, { ids: [made?.order_ids[0] ?? -1] }, seller)
  const sets = await ctx.db
    .selectFrom('print_set')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'queued')
    .execute()
  for (const { id } of sets) await makePrintSetJob.run(ctx, { seller_id, id })
  const done = await ctx.db
    .selectFrom('print_set')
    .select('state')
    .where('seller_id', '=', seller_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (done?.state !== 'done') throw new Error(`order ${n}: the print file is ${done?.state ?? 'missing'}`)
  return (performance.now() - began) / 1000
}

/** T-shirts, one after the other, each paid at once; the first warms the painter and is not counted. */
export async function timeMany(bench: Bench, count: number) {
  const world = await openWorld(bench, { RATE_LIMITS: 'false' })
  const { seller, sku_code } = await newAnsweredSeller(world.test_app, BALANCE_FEN)
  const seconds: number[] = []
  for (let n = 0; n <= count; n++) seconds.push(await timeOrder(world, seller, sku_code, n))
  const sorted = seconds.slice(1).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { orders: sorted.length, median_s: at(0.5), p95_s: at(0.95) }
}
