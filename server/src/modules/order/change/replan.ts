import type { OrderAddress } from '@inkroute/contract/order/order'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerScope } from '../../../infra/context.ts'
import { getGroups, priceWanted, type ReadyCartLine } from '../../cart/cart.ts'
import { scopeFacts } from '../../catalog/catalog.ts'
import { revalueCoupon } from '../../coupon/coupon.ts'
import { shippingDesk } from '../../shipping/shipping.ts'
import { getTotals, type PlannedOrder, planGroup } from '../checkout/plan-groups.ts'
import type { LineRecord } from '../core/order.queries.ts'

/** The target state of a line. Paid prices are kept; additions use current prices. */
export interface NextLine {
  readonly sku_id: number
  readonly quantity: number
  readonly services: readonly string[]
  readonly brand_id: number | null
  /** The price that stays; null prices it now. */
  readonly kept: { readonly unit_fen: number; readonly goods_fen: number; readonly services_fen: number } | null
  /** The line it was, with its version of the design; null for another SKU. */
  readonly from: LineRecord | null
}

export interface NextOrder {
  readonly order_no: string
  readonly warehouse_code: string
  readonly address: OrderAddress
  /** Null: chosen by the seller's rules. */
  readonly channel_id: number | null
  readonly remark: string
  /** The freight that stays whatever the channel costs now; null for the quoted one. */
  readonly kept_freight_fen?: number | null
  /** It goes to Amazon and is quoted carton by carton. */
  readonly in_cartons: boolean
  readonly lines: readonly NextLine[]
}

export const keptLine = (line: LineRecord): NextLine => ({
  sku_id: line.sku_id,
  quantity: line.quantity,
  services: line.services,
  brand_id: line.brand_id,
  kept: { unit_fen: line.unit_fen, goods_fen: line.goods_fen, services_fen: line.services_fen },
  from: line,
})

/** Prices stay as they were paid, and so does the version that was ordered. */
function withKept(ready: ReadyCartLine, next: NextLine | undefined): ReadyCartLine {
  const { kept, from } = next ?? { kept: null, from: null }
  const sku = from
    ? {
        ...ready.sku,
        design_id: from.design_id,
        design_version: from.design_version,
        title: from.title,
        color_name: from.color_name,
        size_name: from.size_name,
      }
    : ready.sku
  if (!kept) return { ...ready, sku }
  const price = { ...ready.price, unit_fen: kept.unit_fen, total_fen: kept.goods_fen }
  return { ...ready, sku, price, services_fen: kept.services_fen }
}

async function readyLines(scope: SellerScope, next: NextOrder): Promise<ReadyCartLine[]> {
  const updated_at = scope.clock.now().toISOString()
  const wanted = next.lines.map((line, at) => ({
    id: at + 1,
    sku_id: line.sku_id,
    quantity: line.quantity,
    services: [...line.services],
    warehouse_code: next.warehouse_code,
    is_pickup: false,
    remark: '',
    brand_id: line.brand_id,
    updated_at,
  }))
  const ready = await priceWanted(scope, wanted)
  if (ready.length !== wanted.length) throw new AppError('not_found')
  // Recycled or delisted goods may stay in an order; only additions must be on sale.
  const broken = ready.find(({ view, line }) => {
    const is_kept = next.lines[line.id - 1]?.from !== null
    return (
      view.problem !== null && !(is_kept && (view.problem === 'goods_deleted' || view.problem === 'product_withdrawn'))
    )
  })
  if (broken) throw new AppError('cart_line_not_ready', { name: broken.view.title })
  const inOrder = [...ready].sort((a, b) => a.line.id - b.line.id)
  return inOrder.map((line) => withKept(line, next.lines[line.line.id - 1]))
}

/**
 * Plans the changed order: recalculates freight and coupon, and keeps prices of kept lines. A channel that was not
 * chosen explicitly is replaced by the seller's rules when it no longer accepts the parcel.
 */
export async function replan(scope: SellerScope, next: NextOrder, is_channel_asked = false): Promise<PlannedOrder> {
  try {
    return await planWith(scope, next)
  } catch (error) {
    const is_gone = error instanceof AppError && error.code === 'channel_not_to_country'
    if (!is_gone || is_channel_asked) throw error
    return planWith(scope, { ...next, channel_id: null })
  }
}

async function planWith(scope: SellerScope, next: NextOrder): Promise<PlannedOrder> {
  const [group] = getGroups(await readyLines(scope, next))
  if (!group) throw new AppError('order_needs_line')
  const planning = { desk: shippingDesk(scope, scope.seller.id), taken: new Set<number>() }
  const { in_cartons } = next
  const channels = next.channel_id === null ? {} : { [next.warehouse_code]: next.channel_id }
  const shipment = { address: next.address, channels, coupon: 'none' as const, remark: next.remark, in_cartons }
  const plan = await planGroup(scope, planning, shipment, { group, shipment_at: 0 })
  if (!plan.quote) throw new AppError('checkout_no_channel')
  const facts = await scopeFacts(
    scope.db,
    group.lines.map(({ item }) => item.product_id),
  )
  const freight_fen = next.kept_freight_fen ?? plan.quote.freight.total_fen
  const coupon = await revalueCoupon(scope, scope.seller.id, {
    lines: group.lines.map(({ item, price }) => ({ amount_fen: price.total_fen, ...facts(item.product_id) })),
    freight_fen,
    level: plan.level,
    order_no: next.order_no,
  })
  return { ...plan, totals: getTotals(group, freight_fen, coupon), coupon_id: coupon?.id ?? null }
}
