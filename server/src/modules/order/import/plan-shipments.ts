import type { OrderAddress } from '@inkroute/contract/order'
import type { SellerScope } from '../../../infra/context.ts'
import { listWarehouses } from '../../catalog/catalog.ts'
import { shippingDesk } from '../../shipping/shipping.ts'
import { wholeAddress } from '../foreign/foreign.rules.ts'
import type { FindSku } from '../foreign/match-codes.ts'
import { type Draft, type DraftPlan, planDrafts } from '../foreign/plan-drafts.ts'
import type { CheckedRow, ReadRow } from './check-import.rules.ts'
import { orderOfRows } from './orders-of-rows.rules.ts'
import { type ImportChannel, planProblems, withOrderProblems } from './plan-shipments.rules.ts'

interface Planned {
  readonly key: string
  readonly draft: Draft
}

/** The orders of a file that are right so far, as they would be planned when made. */
function draftsOf(
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
    const address: OrderAddress = wholeAddress(order.address)
    return { key, draft: { address, lines, remark: '', channel_id } }
  })
}

type Desk = ReturnType<typeof shippingDesk>

/** What takes everything that leaves for an order, from each of the warehouses of this plan. */
async function channelsOf(desk: Desk, { draft }: Planned, { groups }: DraftPlan): Promise<ImportChannel[]> {
  const { country, postcode, tax_no } = draft.address
  const perGroup = await Promise.all(
    groups.map(async ({ warehouse_code, parcel, goods_fen }) => {
      const to = { country, postcode, warehouses: [warehouse_code], parcel, goods_fen, has_tax_number: tax_no !== '' }
      return [...(await desk.quote(to)), ...(await desk.pickup(to))].map(({ rate }) => rate)
    }),
  )
  const [first = [], ...others] = perGroup
  return first
    .filter(({ channel_id }) => others.every((group) => group.some((rate) => rate.channel_id === channel_id)))
    .map((rate) => ({ id: rate.channel_id, zh: rate.name_zh, en: rate.name_en, orders: 1 }))
}

/** For each order the channels it could be given, whichever warehouse makes it. */
async function openChannels(scope: SellerScope, planned: readonly Planned[]): Promise<ImportChannel[][]> {
  const desk = shippingDesk(scope, scope.seller.id)
  const open = planned.map(() => new Map<number, ImportChannel>())
  for (const { code } of await listWarehouses(scope.db)) {
    const drafts = planned.map(({ draft }) => ({ ...draft, channel_id: undefined, warehouse: code }))
    for (const [at, plan] of (await planDrafts(scope, drafts)).entries()) {
      const one = planned[at]
      if (one) for (const channel of await channelsOf(desk, one, plan)) open[at]?.set(channel.id, channel)
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
  const planned = draftsOf(checks, rows, how.findSku, how.channel_id ?? undefined)
  const plans = await planDrafts(
    scope,
    planned.map(({ draft }) => draft),
  )
  const choices = await openChannels(scope, planned)
  const channels = new Map<number, ImportChannel>()
  const problems = new Map<string, ReturnType<typeof planProblems>>()
  for (const [at, one] of planned.entries()) {
    const plan = plans[at]
    if (!plan) continue
    const open = choices[at] ?? []
    for (const channel of open)
      channels.set(channel.id, { ...channel, orders: (channels.get(channel.id)?.orders ?? 0) + 1 })
    const weight_g = plan.groups.reduce((sum, { parcel }) => sum + parcel.weight_g + parcel.packaging_g, 0)
    const pieces = plan.groups.reduce((sum, group) => sum + group.pieces, 0)
    const is_asked = how.channel_id !== null
    problems.set(one.key, planProblems(plan.problems, { pieces, weight_g, is_asked, open }))
  }
  const sorted = [...channels.values()].sort((a, b) => b.orders - a.orders || a.id - b.id)
  return { checks: withOrderProblems(checks, problems), channels: sorted }
}
