import { type WorkState, workStateNames } from '@inkroute/contract/after-sale/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import {
  type HoldReason,
  MAX_COUNTED_ORDERS,
  type OrderSource,
  type OrderState,
  orderSourceNames,
  orderStateNames,
} from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/desk'
import type { StaffCtx } from '../../../infra/context.ts'
import { amountCell, exporter } from '../../../infra/exporter.ts'
import { seesPrivate } from '../../account/account.ts'
import {
  countDeskOrders,
  type DeskRow,
  paletteSources,
  selectDeskOrders,
  selectDeskOrdersAfter,
  selectOwners,
  selectShops,
  selectWarehouses,
} from './desk.queries.ts'

export function viewRow(row: DeskRow, now: Date, sees_private: boolean): contract.DeskOrderRow {
  const { id, order_no, external_no, store_name, country, warehouse_code, pieces, due_at } = row
  return {
    id,
    order_no,
    external_no,
    store_name,
    buyer_name: sees_private ? row.buyer_name : null,
    country,
    warehouse_code,
    pieces,
    due_at,
    created_at: row.created_at,
    paid_at: row.paid_at,
    seller: { id: row.seller_id, name: row.seller_name },
    source: row.source as OrderSource,
    state: row.state as OrderState,
    hold_reason: row.hold_reason as HoldReason | null,
    total: sees_private ? fenToDecimal(row.total_fen) : null,
    refunded: sees_private ? fenToDecimal(row.refunded_fen) : null,
    is_overdue: due_at !== null && new Date(due_at) < now,
  }
}

export async function listDeskOrders(
  ctx: StaffCtx,
  { page, page_size, ...wanted }: Input<typeof contract.listDeskOrders>,
): Promise<Reply<typeof contract.listDeskOrders>> {
  const now = ctx.clock.now()
  const sees_private = seesPrivate(ctx.identity)
  const filter = { ...wanted, sees_private }
  const [rows, count] = await Promise.all([
    selectDeskOrders(ctx.db, filter, now, { limit: page_size, offset: (page - 1) * page_size }),
    countDeskOrders(ctx.db, filter, now, MAX_COUNTED_ORDERS + 1),
  ])
  return {
    data: rows.map((row) => viewRow(row, now, sees_private)),
    total: Math.min(count, MAX_COUNTED_ORDERS),
    is_total_capped: count > MAX_COUNTED_ORDERS,
    page,
    page_size,
  }
}

export async function getDeskFacets(ctx: StaffCtx): Promise<Reply<typeof contract.getDeskFacets>> {
  const rows = await selectWarehouses(ctx.db)
  return { warehouses: rows.map((row) => ({ code: row.code, name: row[`city_${ctx.language}`] })) }
}

export async function findDeskOwners(
  ctx: StaffCtx,
  { keyword = '', seller_id, store_id }: Input<typeof contract.findDeskOwners>,
): Promise<Reply<typeof contract.findDeskOwners>> {
  const [sellers, stores] = await Promise.all([
    selectOwners(ctx.db, keyword, seller_id),
    selectShops(ctx.db, keyword, { seller_id, store_id }),
  ])
  return { sellers, stores }
}

/** Any of these permissions opens the kind. */
const permissionsOf: Record<contract.FindKind, readonly string[]> = {
  order: ['ops.order'],
  parcel: ['ops.order'],
  seller: ['ops.seller'],
  ticket: ['ops.support'],
  product: ['ops.catalog'],
}

export async function findAnything(
  ctx: StaffCtx,
  { keyword }: Input<typeof contract.findAnything>,
): Promise<Reply<typeof contract.findAnything>> {
  const held = ctx.identity.permissions
  const kinds = contract.findKinds.filter((kind) => permissionsOf[kind].some((name) => held === null || held.has(name)))
  const found = await Promise.all(
    kinds.map(async (kind) =>
      (await paletteSources[kind](keyword, seesPrivate(ctx.identity)).execute(ctx.db)).rows.map((row) => ({
        kind,
        ...row,
      })),
    ),
  )
  const named = found.flat().map((row) => ({ ...row, note: row.note.replace(/^\w+/, (word) => stateName(word, ctx)) }))
  return { found: named }
}

const stateName = (word: string, { language }: StaffCtx): string =>
  (orderStateNames[word as OrderState] ?? workStateNames[word as WorkState])?.[language] ?? word

const EXPORT_BATCH = 500

export const deskOrderExporter = exporter<typeof contract.DeskOrderFilter, DeskRow>({
  kind: 'order.desk',
  zh: '全部卖家订单',
  en: 'Orders of all sellers',
  for_staff: true,
  permission: 'ops.order:private',
  schema: contract.DeskOrderFilter,
  columns: [
    { zh: '订单号', en: 'Order', width: 18, value: (row) => row.order_no },
    { zh: '平台单号', en: 'Marketplace no.', width: 20, value: (row) => row.external_no },
    { zh: '卖家', en: 'Seller', width: 18, value: (row) => row.seller_name },
    { zh: '店铺', en: 'Store', width: 18, value: (row) => row.store_name },
    { zh: '来源', en: 'Source', width: 10, value: (row, lang) => orderSourceNames[row.source as OrderSource][lang] },
    { zh: '状态', en: 'Status', width: 12, value: (row, lang) => orderStateNames[row.state as OrderState][lang] },
    { zh: '收件人', en: 'Buyer', width: 18, value: (row) => row.buyer_name },
    { zh: '国家', en: 'Country', width: 8, value: (row) => row.country },
    { zh: '仓库', en: 'Warehouse', width: 10, value: (row) => row.warehouse_code },
    { zh: '件数', en: 'Pieces', width: 8, value: (row) => row.pieces },
    { zh: '金额（元）', en: 'Total (CNY)', width: 12, value: (row) => amountCell(row.total_fen) },
    { zh: '已退款（元）', en: 'Refunded (CNY)', width: 12, value: (row) => amountCell(row.refunded_fen) },
    { zh: '下单时间', en: 'Placed', width: 20, value: (row) => new Date(row.created_at) },
    { zh: '付款时间', en: 'Paid', width: 20, value: (row) => (row.paid_at ? new Date(row.paid_at) : null) },
    { zh: '应完成', en: 'Due', width: 20, value: (row) => (row.due_at ? new Date(row.due_at) : null) },
  ],
  count: (ctx, _scope, params) =>
    countDeskOrders(ctx.db, { ...params, sees_private: true }, ctx.clock.now(), Number.MAX_SAFE_INTEGER),
  async *rows(ctx, _scope, params) {
    const now = ctx.clock.now()
    let after: DeskRow | null = null
    for (;;) {
      const batch: DeskRow[] = await selectDeskOrdersAfter(
        ctx.db,
        { ...params, sees_private: true },
        now,
        after,
        EXPORT_BATCH,
      )
      const last = batch.at(-1)
      if (!last) return
      yield batch
      after = last
    }
  },
})
