import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { workingCalendar } from '../catalog/catalog.ts'
import { printFailure, printStates, retryPrintSets } from '../design/design.ts'
import {
  advanceOrder,
  getLines,
  mayPrintOrder,
  type OrderRecord,
  ordersToMake,
  pieceCode,
  touchOrder,
} from '../order/order.ts'
import { insertTasks, selectAskedTechniques, selectHeldForPictures, selectMakers } from './core/production.queries.ts'
import { dueAt } from './core/production.rules.ts'

/** So long a paid order can still be changed before a factory takes it; minutes in the demo, an hour otherwise. */
const GRACE_MS = 60 * 60_000
const DEMO_GRACE_MS = 2 * 60_000
const AT_ONCE = 100
/** Delay before failed print files are retried automatically. */
const RETRY_MS = 15 * 60_000

/** One order's lines become tasks and the order goes into production, all or nothing. */
export async function beginOrder(ctx: AppCtx, order: OrderRecord): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { seller_id, id } = order
    const moved = await advanceOrder(tx, { seller_id, id, from: 'paid' }, { to: 'in_production', actor: 'system' })
    // Held or cancelled in the meantime.
    if (!moved) return
    const lines = await getLines(tx.db, seller_id, id)
    const makers = await selectMakers(
      tx.db,
      lines.map((line) => line.product_id),
      order.warehouse_code,
    )
    const asked = await selectAskedTechniques(tx.db, seller_id, id)
    const now = tx.clock.now()
    const paid_at = new Date(order.paid_at ?? now)
    const calendar = await workingCalendar(tx.db, order.warehouse_code, paid_at)
    await insertTasks(
      tx.db,
      lines.map((line) => {
        const maker = makers.get(line.product_id)
        if (!maker) throw new Error(`no factory makes product ${line.product_id}`)
        return {
          seller_id,
          order_id: id,
          line_id: line.id,
          code: pieceCode(order.order_no, line.piece_no),
          factory_id: maker.factory_id,
          technique: asked.get(line.id) ?? maker.technique,
          state: 'queued',
          due_at: dueAt(paid_at, maker.hours, calendar).toISOString(),
          created_at: now.toISOString(),
          updated_at: now.toISOString(),
        }
      }),
    )
  })
}

const getCodes = async (ctx: AppCtx, { seller_id, id, order_no }: OrderRecord) =>
  (await getLines(ctx.db, seller_id, id)).map((line) => pieceCode(order_no, line.piece_no))

/** A factory begins when every file is there; a piece that cannot be printed stops the order with its reason. */
export async function beginWhenReady(ctx: AppCtx, order: OrderRecord): Promise<void> {
  const { seller_id, id } = order
  const codes = await getCodes(ctx, order)
  const states = [...(await printStates(ctx.db, seller_id, codes)).values()]
  if (states.includes('failed')) {
    const hold_note = await printFailure(ctx.db, seller_id, codes)
    const move = {
      to: 'on_hold',
      actor: 'system',
      hold_reason: 'picture',
      ...(hold_note ? { hold_note } : {}),
    } as const
    await inTransaction(ctx, (tx) => advanceOrder(tx, { seller_id, id, from: 'paid' }, move))
    return
  }
  if (states.every((state) => state === 'done') && (await mayPrintOrder(ctx, order))) await beginOrder(ctx, order)
}

/** Retries failed files now and then, and resumes orders whose files have succeeded. */
export async function retryHeld(ctx: AppCtx, order: OrderRecord): Promise<void> {
  const { seller_id, id } = order
  const codes = await getCodes(ctx, order)
  const states = [...(await printStates(ctx.db, seller_id, codes)).values()]
  const now = ctx.clock.now()
  const waited_ms = now.getTime() - new Date(order.updated_at).getTime()
  await inTransaction(ctx, async (tx) => {
    if (states.includes('failed')) {
      if (waited_ms < RETRY_MS) return
      await retryPrintSets(tx, seller_id, codes)
      await touchOrder(tx.db, seller_id, id, now.toISOString())
    } else if (states.every((state) => state === 'done'))
      await advanceOrder(tx, { seller_id, id, from: 'on_hold' }, { to: 'paid', actor: 'system' })
  })
}

/** Logs and skips an order that fails, so that it does not block the others. */
async function eachAlone(
  ctx: AppCtx,
  orders: readonly OrderRecord[],
  step: (ctx: AppCtx, order: OrderRecord) => Promise<void>,
): Promise<void> {
  for (const order of orders) {
    await step(ctx, order).catch((error: unknown) =>
      ctx.log.error({ err: error, order_no: order.order_no }, 'an order could not go on'),
    )
  }
}

/** Every minute: sends paid orders past their grace period to production. */
export const beginProductionJob = job({
  name: 'production.begin',
  schema: z.object({}),
  cron: '* * * * *',
  async run(ctx, _payload, isStopping = () => false) {
    const before = new Date(ctx.clock.now().getTime() - (ctx.config.demo ? DEMO_GRACE_MS : GRACE_MS))
    for (let last: OrderRecord | undefined; !isStopping(); ) {
      const orders = await ordersToMake(ctx.db, before, AT_ONCE, last)
      await eachAlone(ctx, orders, beginWhenReady)
      last = orders.at(-1)
      if (orders.length < AT_ONCE) break
    }
    await eachAlone(ctx, await selectHeldForPictures(ctx.db, AT_ONCE), retryHeld)
  },
})
