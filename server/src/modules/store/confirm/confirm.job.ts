import { z } from 'zod'
import { MarketError } from '../../../connectors/core/market-error.ts'
import { findConnector } from '../../../connectors/registry.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { advanceOrder, type Move, type OrderRecord, type PaidBy, type SilentOrder } from '../../order/order.ts'
import { findStore } from '../core/store.queries.ts'
import { FRESH_FOR_RULE_MS, holdNote, isFresh, stepBeforePrinting } from '../sync/confirm.rules.ts'
import { changeMarketOrder, type MarketOrderRow, selectHeldFor, selectMarketOrders } from './confirm.queries.ts'
import { confirmOrder } from './confirm-order.ts'

/** An order that waited for the marketplace goes on as soon as it has answered. */
async function releaseHeld(ctx: AppCtx, seller_id: number, place: { store_id: number; external_order_id: string }) {
  for (const { id } of await selectHeldFor(ctx.db, seller_id, place)) {
    await inTransaction(ctx, (tx) =>
      advanceOrder(tx, { seller_id, id, from: 'on_hold' }, { to: 'paid', actor: 'marketplace' }),
    )
  }
  await changeMarketOrder(ctx.db, seller_id, place, { confirm_held_at: null })
}

/** Asks a marketplace whether an order still counts. A failure is kept; production asks again. */
export const confirmJob = job({
  name: 'store.confirm',
  schema: z.object({ seller_id: z.int(), store_id: z.int(), external_order_id: z.string() }),
  concurrency: 4,
  run: async (ctx, { seller_id, store_id, external_order_id }) => {
    const store = await findStore(ctx.db, seller_id, store_id)
    if (store?.authed !== 1) return
    const place = { store_id, external_order_id }
    try {
      if (await confirmOrder(ctx, store, external_order_id)) await releaseHeld(ctx, seller_id, place)
    } catch (error) {
      if (!(error instanceof MarketError)) throw error
      await changeMarketOrder(ctx.db, seller_id, place, { confirm_error: error.message.slice(0, 200) })
    }
  },
})

async function ask(ctx: AppCtx, seller_id: number, row: MarketOrderRow): Promise<void> {
  const { store_id, external_order_id } = row
  await inTransaction(ctx, async (tx) => {
    if (row.confirm_asked_at === null)
      await changeMarketOrder(tx.db, seller_id, row, { confirm_asked_at: tx.clock.now().toISOString() })
    const key = `confirm:${store_id}:${external_order_id}`
    await tx.jobs.send(confirmJob, { seller_id, store_id, external_order_id }, { singleton_key: key })
  })
}

async function hold(ctx: AppCtx, { seller_id, id }: OrderRecord, row: MarketOrderRow): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const hold_note = holdNote(row.store_name, row.authed, row.confirm_error)
    const move = { to: 'on_hold', actor: 'system', hold_reason: 'rule', hold_note } as const
    if (!(await advanceOrder(tx, { seller_id, id, from: 'paid' }, move))) return
    await changeMarketOrder(tx.db, seller_id, row, { confirm_held_at: tx.clock.now().toISOString() })
  })
}

/**
 * Nothing is printed before its marketplace has confirmed that the order still counts. Without an answer it waits; after
 * an hour it is held, and the seller decides.
 */
export async function confirmBeforePrinting(ctx: AppCtx, order: OrderRecord): Promise<boolean> {
  if (order.source !== 'store') return true
  const now = ctx.clock.now()
  let may_print = true
  for (const row of await selectMarketOrders(ctx.db, order.seller_id, [order.id])) {
    const step = stepBeforePrinting(row, now)
    if (step === 'go') continue
    may_print = false
    if (step === 'ask') await ask(ctx, order.seller_id, row)
    else await hold(ctx, order, row)
  }
  return may_print
}

/** So many are asked for at the same time while the seller waits. */
const AT_ONCE = 10
const WAIT_MS = 8_000

/** Asks for one order, and keeps why that failed. False if the marketplace gave no answer. */
async function isAnswered(ctx: SellerCtx, row: MarketOrderRow): Promise<boolean> {
  const store = await findStore(ctx.db, ctx.seller.id, row.store_id)
  if (store?.authed !== 1) return false
  try {
    await confirmOrder(ctx, store, row.external_order_id)
    return true
  } catch (error) {
    if (error instanceof MarketError)
      await changeMarketOrder(ctx.db, ctx.seller.id, row, { confirm_error: error.message.slice(0, 200) })
    else ctx.log.error({ err: error }, 'an order could not be asked for before paying')
    return false
  }
}

/**
 * Takes over what changed at the marketplaces before orders are paid. Returns those whose marketplace could not be asked
 * or did not answer in time; the payer decides about them.
 */
export async function confirmBeforePaying(
  ctx: SellerCtx,
  order_ids: readonly number[],
  paid_by: PaidBy,
): Promise<SilentOrder[]> {
  if (order_ids.length === 0) return []
  const now = ctx.clock.now()
  const fresh_ms = paid_by === 'rule' ? FRESH_FOR_RULE_MS : undefined
  const rows = (await selectMarketOrders(ctx.db, ctx.seller.id, order_ids)).filter(
    // A store that the seller keeps by hand has no marketplace to ask.
    (row) =>
      row.confirm_waived_at === null && !isFresh(row, now, fresh_ms) && findConnector(row.platform) !== undefined,
  )
  if (rows.length === 0) return []
  const silent = new Set(rows)
  const waiting = [...rows]
  let is_over = false
  const askOn = async (): Promise<void> => {
    for (let row = waiting.shift(); row && !is_over; row = waiting.shift())
      if (await isAnswered(ctx, row)) silent.delete(row)
  }
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS)
  })
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, askOn)), patience])
  is_over = true
  clearTimeout(timer)
  return [...silent].map(({ store_name, external_number }) => ({ store_name, external_number }))
}

/** The seller releases an order that waited for its marketplace: it is printed without being asked for again. */
export async function watchReleased(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  if (order.source !== 'store' || order.state !== 'on_hold' || move.to !== 'paid') return
  if (move.actor !== 'seller' && move.actor !== 'staff') return
  for (const row of await selectMarketOrders(tx.db, order.seller_id, [order.id])) {
    if (row.confirm_held_at === null) continue
    const now = tx.clock.now().toISOString()
    await changeMarketOrder(tx.db, order.seller_id, row, { confirm_waived_at: now, confirm_held_at: null })
  }
}
