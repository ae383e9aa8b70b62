import type { OrderAddress } from '@inkroute/contract/order/order'
import type { SellerScope } from '../../../../infra/context.ts'
import type { CartGroup } from '../../../cart/cart.ts'
import { selectOpenWarehouses } from '../../../catalog/catalog.ts'
import { shippingDesk } from '../../../shipping/shipping.ts'
import { getCartons } from '../../checkout/plan-groups.ts'
import { completeAddress } from '../../core/foreign.rules.ts'
import type { FindSku } from '../../foreign/match-codes.ts'
import { type Draft, type DraftPlan, planDrafts } from '../../foreign/plan-drafts.ts'
import type { CheckedRow, ReadRow } from './check-import.rules.ts'
import { orderOfRows } from './orders-of-rows.rules.ts'
import { type ImportChannel, nearestRefusal, planProblems, withOrderProblems } from './plan-shipments.rules.ts'

interface Planned {
  readonly key: string
  readonly draft: Draft
}

/** The orders of a file that are right so far, as they would be planned when made. */
function getDrafts(
  checks: readonly CheckedRow[],
  rows: readonly ReadRow[],
  findSku: FindSku,
  channel_id: number | undefined,
): Planned[] {
  const byRow = new Map(rows.map((row) => [row.row_at, row]))
  const ready = Map.groupBy(
    checks.filter(({ status }) => status === 'ready'),
    ({ order_key }) => order_key,
  )
  return [...ready].map(([key, own]) => {
    const order = orderOfRows(
      key,
      own.flatMap(({ row_at }) => byRow.get(row_at) ?? []),
    )
    const lines = order.lines.map((line, at) => {
      const meaning = findSku(line, 0)
      return { id: at + 1, quantity: line.quantity, sku_id: meaning?.sku_id ?? null, parts: meaning?.parts }
    })
    const address: OrderAddress = completeAddress(order.address)
    return { key, draft: { address, lines, remark: '', channel_id, in_cartons: true } }
  })
}

type Desk = ReturnType<typeof shippingDesk>

/** A shipment of an order from one warehouse, for the channel query. */
function toSend({ draft }: Planned, group: CartGroup) {
  const { country, postcode, tax_no } = draft.address
  const parcels = getCartons(group).map(({ parcel }) => parcel)
  const { warehouse_code, goods_fen, hs_codes } = group
  return {
    country,
    postcode,
    warehouses: [warehouse_code],
    parcels,
    goods_fen,
    has_tax_number: tax_no !== '',
    hs_codes,
  }
}

/** Channels that accept every shipment of an order from all its warehouses. */
async function getChannels(desk: Desk, one: Planned, { groups }: DraftPlan): Promise<ImportChannel[]> {
  const perGroup = await Promise.all(
    groups.map(async (group) => {
      const to = toSend(one, group)
      return [...(await desk.quote(to)), ...(await desk.pickup(to))].map(({ rate }) => rate)
    }),
  )
  const [first = [], ...others] = perGroup
  return first
    .filter(({ channel_id }) => others.every((group) => group.some((rate) => rate.channel_id === channel_id)))
    .map((rate) => ({ id: rate.channel_id, zh: rate.name_zh, en: rate.name_en, orders: 1 }))
}

/** Totals, and the carton that exceeds the limits of the closest channel. */
async function getSize(desk: Desk, one: Planned, { groups }: DraftPlan) {
  const sent = groups.map((group) => toSend(one, group))
  const parcels = sent.flatMap((to) => to.parcels)
  return {
    pieces: groups.reduce((sum, group) => sum + group.pieces, 0),
    boxes: parcels.length,
    weight_g: parcels.reduce((sum, { weight_g, packaging_g }) => sum + weight_g + packaging_g, 0),
    refusal: nearestRefusal((await Promise.all(sent.map((to) => desk.refusals(to)))).flat()),
  }
}

/** For each order the channels it could be given, whichever warehouse makes it. */
async function openChannels(scope: SellerScope, desk: Desk, planned: readonly Planned[]): Promise<ImportChannel[][]> {
  const open = planned.map(() => new Map<number, ImportChannel>())
  for (const { code } of await selectOpenWarehouses(scope.db)) {
    const drafts = planned.map(({ draft }) => ({ ...draft, channel_id: undefined, warehouse: code }))
    for (const [at, plan] of (await planDrafts(scope, drafts)).entries()) {
      const one = planned[at]
      if (one) for (const channel of await getChannels(desk, one, plan)) open[at]?.set(channel.id, channel)
    }
  }
  return open.map((channels) => [...channels.values()])
}

/** Says before anything is made which shipments would stay drafts and why, and which channels would take how many. */
export async function planShipments(
  scope: SellerScope,
  checks: readonly CheckedRow[],
  rows: readonly ReadRow[],
  how: { readonly findSku: FindSku; readonly channel_id: number | null },
): Promise<{ checks: CheckedRow[]; channels: ImportChannel[] }> {
  const planned = getDrafts(checks, rows, how.findSku, how.channel_id ?? undefined)
  const plans = await planDrafts(
    scope,
    planned.map(({ draft }) => draft),
  )
  const desk = shippingDesk(scope, scope.seller.id)
  const choices = await openChannels(scope, desk, planned)
  const channels = new Map<number, ImportChannel>()
  const problems = new Map<string, ReturnType<typeof planProblems>>()
  for (const [at, one] of planned.entries()) {
    const plan = plans[at]
    if (!plan) continue
    const open = choices[at] ?? []
    for (const channel of open)
      channels.set(channel.id, { ...channel, orders: (channels.get(channel.id)?.orders ?? 0) + 1 })
    if (plan.problems.length === 0) continue
    const is_asked = how.channel_id !== null
    problems.set(one.key, planProblems(plan.problems, { ...(await getSize(desk, one, plan)), is_asked, open }))
  }
  const sorted = [...channels.values()].sort((a, b) => b.orders - a.orders || a.id - b.id)
  return { checks: withOrderProblems(checks, problems), channels: sorted }
}
