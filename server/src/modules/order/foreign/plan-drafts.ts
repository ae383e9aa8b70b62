import { euCountries } from '@inkroute/contract/countries'
import type { DraftProblem } from '@inkroute/contract/order/codes'
import type { OrderAddress } from '@inkroute/contract/order/order'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerScope } from '../../../infra/context.ts'
import { addressFaults, getBlocker } from '../../address/address.ts'
import { type CartGroup, getGroups, priceWanted, type ReadyCartLine, type WantedLine } from '../../cart/cart.ts'
import { getStock, selectOpenWarehouses } from '../../catalog/catalog.ts'
import { getSkus } from '../../goods/goods.ts'
import { shippingDesk } from '../../shipping/shipping.ts'
import { type PlannedOrder, type Planning, planGroup } from '../checkout/plan-groups.ts'
import { chooseWarehouses, isNowhere, shapeFaults, waitsForAnswers } from '../core/foreign.rules.ts'
import { unfilledLines } from '../core/order.hooks.ts'
import type { MergedPart } from './match-codes.ts'

interface DraftLine {
  readonly id: number
  readonly sku_id: number | null
  readonly quantity: number
  /** Parts of a merged code, as stored. */
  readonly parts?: readonly MergedPart[] | null | undefined
  /** The buyer's personalisation, and when it was filled in. */
  readonly personalisation?: unknown
  readonly filled_at?: unknown
}

export interface Draft {
  readonly address: OrderAddress
  readonly lines: readonly DraftLine[]
  readonly remark: string
  readonly warehouse?: string | undefined
  readonly channel_id?: number | undefined
  /** It goes to Amazon and is quoted carton by carton. */
  readonly in_cartons: boolean
  /** `platform`: the marketplace's carrier collects it: no address of ours is needed, and no channel. */
  readonly shipping_by?: string | undefined
}

/** Either the problems of a draft or the orders it becomes. */
export interface DraftPlan {
  readonly problems: DraftProblem[]
  readonly plans: PlannedOrder[]
  /** Planned shipments by warehouse, even where no channel accepts them. Empty when something else is wrong. */
  readonly groups: readonly CartGroup[]
}

type ForeignPiece = WantedLine & { readonly foreign_line_id: number }

const is_eu = (country: string) => euCountries.some(({ code }) => code === country)

/** One line per SKU: a merged code is expanded into its parts, multiplied by the quantity. */
const getPieces = ({ lines }: Draft) =>
  lines.flatMap(({ id, sku_id, quantity, parts }) =>
    (parts ?? [{ sku_id, quantity: 1 }]).map((part) => ({
      foreign_line_id: id,
      sku_id: part.sku_id,
      quantity: part.quantity * quantity,
    })),
  )

/** Gives every matched line of every draft its warehouse, in three queries however many drafts there are. */
async function wantedLines(scope: SellerScope, drafts: readonly Draft[]): Promise<ForeignPiece[][]> {
  const ids = drafts.flatMap((draft) => getPieces(draft).flatMap(({ sku_id }) => (sku_id === null ? [] : [sku_id])))
  const skus = new Map((await getSkus(scope.db, scope.seller.id, [...new Set(ids)])).map((sku) => [sku.id, sku]))
  const items = [...new Set([...skus.values()].map(({ item_id }) => item_id))]
  const [stock, places] = await Promise.all([getStock(scope.db, items), selectOpenWarehouses(scope.db)])
  const byItem = Map.groupBy(stock, (shelf) => shelf.item_id)
  const now = scope.clock.now().toISOString()
  let id = 0
  return drafts.map((draft, order_key) => {
    const { address, warehouse } = draft
    const known = getPieces(draft).flatMap((line) => {
      const sku = line.sku_id === null ? undefined : skus.get(line.sku_id)
      return sku ? [{ ...line, sku_id: sku.id, item_id: sku.item_id }] : []
    })
    const shelves = known.flatMap(({ item_id }) => byItem.get(item_id) ?? [])
    const to = { country: address.country, is_eu: is_eu(address.country) }
    const chosen = chooseWarehouses(known, shelves, places, to)
    return known.flatMap(({ foreign_line_id, sku_id, quantity }, at) => {
      const warehouse_code = warehouse ?? chosen[at]
      if (!warehouse_code) return []
      return [
        {
          id: ++id,
          order_key,
          foreign_line_id,
          sku_id,
          quantity,
          warehouse_code,
          services: [],
          is_pickup: false,
          remark: '',
          brand_id: null,
          updated_at: now,
        },
      ]
    })
  })
}

async function planOne(
  scope: SellerScope,
  planning: Planning,
  draft: Draft,
  groups: readonly CartGroup[],
): Promise<PlannedOrder[] | null> {
  const plans: PlannedOrder[] = []
  for (const group of groups) {
    const how = { remark: draft.remark, in_cartons: draft.in_cartons, is_pickup: isCollected(draft) }
    const channels = draft.channel_id === undefined ? {} : { [group.warehouse_code]: draft.channel_id }
    const shipment = { address: draft.address, channels, coupon: 'none' as const, ...how }
    try {
      plans.push(await planGroup(scope, planning, shipment, { group, shipment_at: 0 }))
    } catch (error) {
      if (error instanceof AppError && error.code === 'channel_not_to_country') return null
      throw error
    }
  }
  return plans.every(({ quote }) => quote !== null) ? plans : null
}

/** Falls back from the nearest warehouse to the first one that can make and ship the whole order. */
async function planElsewhere(scope: SellerScope, drafts: readonly Draft[], plans: DraftPlan[]): Promise<DraftPlan[]> {
  const found = [...plans]
  if (!plans.some(({ problems }) => problems.includes('channel'))) return found
  for (const { code } of await selectOpenWarehouses(scope.db)) {
    const left = found.flatMap(({ problems }, at) => {
      const draft = drafts[at]
      const lacks_channel = problems.length === 1 && problems[0] === 'channel'
      return draft && lacks_channel && draft.warehouse === undefined ? [{ at, draft }] : []
    })
    if (left.length === 0) break
    const moved = await planAt(
      scope,
      left.map(({ draft }) => ({ ...draft, warehouse: code })),
    )
    for (const [place, { at }] of left.entries()) {
      const plan = moved[place]
      if (plan && plan.problems.length === 0) found[at] = plan
    }
  }
  return found
}

/** Prices and freight as in the checkout, for orders created automatically. They use no coupons. */
export const planDrafts = async (scope: SellerScope, drafts: readonly Draft[]): Promise<DraftPlan[]> =>
  planElsewhere(scope, drafts, await planAt(scope, drafts))

/** Each reason once, by what the seller can do about it. */
function goodsProblems(lines: readonly ReadyCartLine[], is_short: boolean): DraftProblem[] {
  const kinds = new Set(lines.map(({ view }) => view.problem))
  const found: DraftProblem[] = []
  if (kinds.delete('product_withdrawn')) found.push('withdrawn')
  if (kinds.delete('below_minimum')) found.push('minimum')
  kinds.delete(null)
  if (is_short || kinds.size > 0) found.push('goods')
  return found
}

const isCollected = ({ shipping_by }: Draft): boolean => shipping_by === 'platform'

function addressProblem(draft: Draft, blocked: (address: OrderAddress) => string): DraftProblem | null {
  const { address, shipping_by } = draft
  if (isCollected(draft)) return null
  if (isNowhere(address)) return shipping_by === 'buyer' ? 'pickup' : 'no_address'
  if (shapeFaults(address, 'en').length > 0 || addressFaults(address, 'en').length > 0) return 'address'
  return blocked(address) === '' ? null : 'blocked'
}

/** Uses the named warehouse, or the nearest ones to the destination. */
async function planAt(scope: SellerScope, drafts: readonly Draft[]): Promise<DraftPlan[]> {
  const [wanted, blocked] = await Promise.all([wantedLines(scope, drafts), getBlocker(scope, scope.seller.id)])
  const priced = new Map((await priceWanted(scope, wanted.flat())).map((line) => [line.line.id, line]))
  const line_ids = drafts.flatMap(({ lines }) => lines.map(({ id }) => id))
  const unfilled = await unfilledLines(scope, scope.seller.id, line_ids)
  const planning: Planning = { desk: shippingDesk(scope, scope.seller.id), taken: new Set() }
  const planned: DraftPlan[] = []
  for (const [at, draft] of drafts.entries()) {
    const problems: DraftProblem[] = []
    // First, so that a refused payment names it: nothing else may print the sample.
    if (draft.lines.some((line) => waitsForAnswers(line) || unfilled.has(line.id))) problems.push('personalised')
    const unsendable = addressProblem(draft, blocked)
    if (unsendable) problems.push(unsendable)
    if (draft.lines.some(({ sku_id }) => sku_id === null)) problems.push('unmatched')
    // Lines keep the marketplace's name, even where one of its lines became several of ours.
    const lines = (wanted[at] ?? []).flatMap(({ id, foreign_line_id }) => {
      const line = priced.get(id)
      return line ? [{ ...line, line: { ...line.line, id: foreign_line_id } }] : []
    })
    const matched = getPieces(draft).filter(({ sku_id }) => sku_id !== null).length
    problems.push(...goodsProblems(lines, lines.length < matched))
    const groups = problems.length === 0 ? getGroups(lines) : []
    const plans = problems.length === 0 ? await planOne(scope, planning, draft, groups) : []
    if (plans === null) problems.push('channel')
    planned.push({ problems, plans: plans ?? [], groups })
  }
  return planned
}
