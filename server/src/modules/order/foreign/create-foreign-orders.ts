import type { OrderState } from '@inkroute/contract/order/codes'
import { ORDERS_EVENT } from '@inkroute/contract/order/work'
import type { Insertable } from 'kysely'
import type { AppCtx, SellerScope } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import type { SalesOrder } from '../../../infra/db/tables.gen.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { listUserIds } from '../../account/account.ts'
import { scopeFor } from '../../auth/auth.ts'
import { selectOpenWarehouses } from '../../catalog/catalog.ts'
import { pushEvent } from '../../message/message.ts'
import { lineRows, type NewOrder, newOrderColumns, orderRow } from '../checkout/order-rows.ts'
import { insertForeign, insertForeignLines, selectKnown } from '../core/foreign.queries.ts'
import { completeAddress } from '../core/foreign.rules.ts'
import type { ForeignOrder, ForeignResult } from '../core/foreign-order.ts'
import { foreignLinesChanged } from '../core/order.hooks.ts'
import { insertEvents, insertOrders } from '../core/order.queries.ts'
import { orderNumber, takeOrderIds } from '../core/order-number.ts'
import { writeOrderLines } from '../core/write-lines.ts'
import { type CodeMeaning, matchCodes } from './match-codes.ts'
import { type DraftPlan, planDrafts } from './plan-drafts.ts'

const getKey = (order: { source: string; store_id: number; external_no: string }) =>
  `${order.source}:${order.store_id}:${order.external_no}`

interface Asked {
  readonly order: ForeignOrder
  readonly key: { readonly source: ForeignOrder['source']; readonly store_id: number; readonly external_no: string }
}

const asked = (order: ForeignOrder): Asked => ({
  order,
  key: { source: order.source, store_id: order.store_id ?? 0, external_no: order.external_order_no.trim() },
})

const getMeaning = (found: CodeMeaning | null) => ({
  sku_id: found?.sku_id ?? null,
  parts: found?.parts ? jsonText(found.parts) : null,
})

/** Stores foreign orders. Returns the new ones with their lines and matched SKUs. */
async function keepForeign(scope: SellerScope, orders: readonly Asked[]) {
  const seller_id = scope.seller.id
  const now = scope.clock.now().toISOString()
  const once = [...new Map(orders.map((one) => [getKey(one.key), one])).values()]
  const made = await insertForeign(
    scope.db,
    once.map(({ order, key }) => ({
      seller_id,
      ...key,
      currency: order.currency ?? '',
      created_at: now,
      ordered_at: order.ordered_at ? new Date(order.ordered_at).toISOString() : null,
    })),
  )
  const ids = new Map(made.map((row) => [getKey(row), row.id]))
  const fresh = once.flatMap((one) => {
    const foreign_id = ids.get(getKey(one.key))
    return foreign_id === undefined ? [] : [{ ...one, foreign_id }]
  })
  if (fresh.length === 0) return []
  const findSku = await matchCodes(
    scope,
    seller_id,
    fresh.flatMap(({ order }) => order.lines),
  )
  const rows = fresh.flatMap(({ order, key, foreign_id }) =>
    order.lines.map((line) => ({
      ...getMeaning(findSku(line, key.store_id)),
      seller_id,
      foreign_id,
      external_sku: line.external_sku.trim(),
      title: line.title,
      quantity: line.quantity,
      external_line_id: line.external_line_id ?? '',
      picture_url: line.picture ?? '',
      price: line.price ?? null,
      exact_price: /\.\d{3}/.test(line.price ?? '') ? (line.price ?? null) : null,
      personalisation: jsonText(line.personalisation ?? []),
    })),
  )
  const lines = Map.groupBy(await insertForeignLines(scope.db, rows), (line) => line.foreign_id)
  await foreignLinesChanged(
    scope,
    seller_id,
    fresh.map(({ foreign_id }) => foreign_id),
  )
  return fresh.map((one) => ({
    ...one,
    address: completeAddress(one.order.address),
    lines: lines.get(one.foreign_id) ?? [],
  }))
}
type Kept = Awaited<ReturnType<typeof keepForeign>>[number]

/** A draft has no price yet, and a warehouse only because the column requires one. */
const draftRow = (kept: Kept, { problems }: DraftPlan, order: NewOrder, warehouse_code: string) => ({
  ...newOrderColumns(order),
  state: 'draft',
  problems,
  warehouse_code,
  channel_id: 0,
  channel_name_zh: '',
  channel_name_en: '',
  days_min: 0,
  days_max: 0,
  address: jsonText(kept.address),
  country: kept.address.country,
  buyer_name: kept.address.name,
  tax_number: kept.address.tax_no,
  remark: kept.order.remark ?? '',
  pieces: kept.lines.reduce((sum, line) => sum + line.quantity, 0),
  weight_g: 0,
  goods_fen: 0,
  services_fen: 0,
  freight_fen: 0,
  tax_fen: 0,
  discount_fen: 0,
  total_fen: 0,
})

async function insertAll(scope: SellerScope, kept: readonly Kept[], plans: readonly DraftPlan[]) {
  const seller_id = scope.seller.id
  const now = scope.clock.now()
  const ids = await takeOrderIds(
    scope,
    plans.reduce((sum, plan) => sum + Math.max(1, plan.plans.length), 0),
  )
  const has_drafts = plans.some((plan) => plan.plans.length === 0)
  const [home] = has_drafts ? await selectOpenWarehouses(scope.db) : []
  const rows: (Insertable<SalesOrder> & { id: number })[] = []
  const lines: ReturnType<typeof lineRows> = []
  const results = new Map<string, ForeignResult>()
  for (const [at, one] of kept.entries()) {
    const plan = plans[at] ?? { problems: [], plans: [], groups: [] }
    const own = ids.splice(0, Math.max(1, plan.plans.length))
    const { source } = one.key
    const foreign = { id: one.foreign_id, store_id: one.order.store_id ?? null, external_no: one.key.external_no }
    for (const [place, id] of own.entries()) {
      const user_id = one.order.user_id ?? null
      const shipping_by = one.order.shipping_by ?? 'seller'
      const order = { seller_id, id, order_no: orderNumber(now, id), now, user_id, source, foreign, shipping_by }
      const planned = plan.plans[place]
      rows.push(planned ? orderRow(planned, order) : draftRow(one, plan, order, home?.code ?? ''))
      if (planned) lines.push(...lineRows(seller_id, planned, id, true))
    }
    const state: OrderState = plan.problems.length > 0 ? 'draft' : 'awaiting_payment'
    results.set(getKey(one.key), {
      external_order_no: one.order.external_order_no,
      order_ids: own,
      state,
      problems: plan.problems,
      is_new: true,
    })
  }
  await insertOrders(scope.db, rows)
  if (lines.length > 0) await writeOrderLines(scope, lines)
  await insertEvents(
    scope.db,
    rows.map((row) => ({
      seller_id,
      order_id: row.id,
      kind: 'created',
      to_state: row.state,
      user_id: row.created_by ?? null,
      actor: row.source === 'store' ? 'marketplace' : 'seller',
      created_at: now.toISOString(),
    })),
  )
  return results
}

/** A statement holds at most 65,535 values; orders of ordinary size stay well below it. */
const AT_ONCE = 300

/** Creates many orders in few queries, all or nothing. Existing ones are returned unchanged. */
export async function createForeignOrders(
  ctx: AppCtx,
  seller_id: number,
  orders: readonly ForeignOrder[],
): Promise<ForeignResult[]> {
  return inTransaction(ctx, async (tx) => {
    const results: ForeignResult[] = []
    for (let at = 0; at < orders.length; at += AT_ONCE)
      results.push(...(await createSome(tx, seller_id, orders.slice(at, at + AT_ONCE))))
    if (results.some(({ is_new }) => is_new))
      await pushEvent(tx, await listUserIds(tx.db, seller_id, 'order.admin'), ORDERS_EVENT, {})
    return results
  })
}

async function createSome(ctx: AppCtx, seller_id: number, orders: readonly ForeignOrder[]): Promise<ForeignResult[]> {
  return inTransaction(await scopeFor(ctx, seller_id), async (scope) => {
    const all = orders.map(asked)
    const kept = await keepForeign(scope, all)
    const drafts = kept.map(({ address, lines, order }) => ({
      address,
      lines,
      remark: order.remark ?? '',
      warehouse: order.warehouse,
      channel_id: order.channel_id,
      in_cartons: order.source === 'fba',
      shipping_by: order.shipping_by,
    }))
    const made = kept.length > 0 ? await insertAll(scope, kept, await planDrafts(scope, drafts)) : new Map()
    const old = all.filter(({ key }) => !made.has(getKey(key)))
    const known = Map.groupBy(
      await selectKnown(
        scope.db,
        seller_id,
        old.map(({ key }) => key),
      ),
      getKey,
    )
    return all.map(({ order, key }) => {
      const rows = known.get(getKey(key)) ?? []
      return (
        made.get(getKey(key)) ?? {
          external_order_no: order.external_order_no,
          order_ids: rows.map(({ id }) => id),
          state: (rows[0]?.state ?? 'cancelled') as OrderState,
          problems: (rows[0]?.problems ?? []) as ForeignResult['problems'],
          is_new: false,
        }
      )
    })
  })
}
