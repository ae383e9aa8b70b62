import { buyerFor, sampleGoods } from './buyers.ts'
import { digits, hex } from './ids.ts'
import type { Address, Answer, Order, OrderLine, OrderState, Shop } from './model.ts'
import type { World } from './world.ts'

export interface WantedLine {
  readonly sku: string
  readonly title?: string | undefined
  readonly variant_text?: string | undefined
  readonly quantity?: number | undefined
  readonly price?: string | undefined
  readonly product_id?: string | undefined
  readonly variant_id?: string | undefined
  readonly picture_url?: string | undefined
  readonly personalisation?: readonly Answer[] | undefined
}

export type WantedOrder = {
  readonly lines?: readonly WantedLine[] | undefined
  readonly address?: Partial<Address> | undefined
  readonly unpaid?: boolean | undefined
  readonly buyer_note?: string | undefined
  /** `platform`: its own carrier brings the parcel, under its label. */
  readonly shipping_by?: 'seller' | 'platform' | undefined
  /** For tests that need ties or an old order. */
  readonly at_ms?: number | undefined
  readonly quiet?: boolean | undefined
}

const newLine = (world: World, line: WantedLine): OrderLine => {
  const quantity = line.quantity ?? 1
  const { market } = world
  return {
    line_id: market.newLineId?.(world) ?? digits(12),
    unit_ids: Array.from({ length: quantity }, () => market.newUnitId?.(world) ?? digits(18)),
    sku: line.sku,
    product_id: line.product_id || digits(12),
    variant_id: line.variant_id || digits(12),
    title: line.title || line.sku,
    variant_text: line.variant_text ?? '',
    quantity,
    price: line.price || '19.90',
    picture_url: line.picture_url ?? '',
    personalisation: line.personalisation ?? [],
    shipped: 0,
    shipped_unit_ids: [],
    extra: {},
  }
}

export const ownOrder = (world: World, shop: Shop, order_id: unknown): Order | null => {
  const order = world.book.orders.get(String(order_id))
  return order?.shop_id === shop.shop_id ? order : null
}

/** Places a buyer's order. Returns the first order where the basket becomes several. */
export function placeOrder(world: World, shop: Shop, wanted: WantedOrder = {}): Order {
  const [first, ...rest] = wanted.lines ?? []
  if (!world.market.one_line_orders || !first || rest.length === 0) return placeOne(world, shop, wanted)
  const order = placeOne(world, shop, { ...wanted, lines: [first] })
  for (const line of rest) placeOne(world, shop, { ...wanted, lines: [line] })
  return order
}

function placeOne(world: World, shop: Shop, wanted: WantedOrder): Order {
  const at_ms = wanted.at_ms ?? world.nowMs()
  const order_id = world.market.newOrderId?.(world) ?? digits(15)
  const lines = wanted.lines?.length ? wanted.lines : [sampleGoods[0]]
  const order: Order = {
    order_id,
    shop_id: shop.shop_id,
    number: String(1000 + world.book.next()),
    state: wanted.unpaid ? 'unpaid' : 'ready',
    created_ms: at_ms,
    updated_ms: at_ms,
    paid_ms: wanted.unpaid ? null : at_ms,
    currency: shop.currency,
    shipping_fee: '4.99',
    buyer_note: wanted.buyer_note ?? '',
    address: { ...buyerFor(wanted.address?.country ?? shop.region), ...wanted.address },
    lines: lines.map((line) => newLine(world, line)),
    shipments: [],
    extra: wanted.shipping_by === 'platform' ? { shipping_by: 'platform' } : {},
  }
  world.book.orders.set(order_id, order)
  world.book.touch()
  if (!wanted.quiet) world.emit('order_created', shop.shop_id, { order })
  return order
}

/** Such orders keep their address to the platform, which makes the label. */
export const isPlatformShipped = ({ extra }: Order): boolean => extra.shipping_by === 'platform'

export const getAnswers = ({ personalisation }: OrderLine): readonly Answer[] => personalisation ?? []

export const getRefunded = ({ extra }: OrderLine): number => Number(extra.refunded ?? '0')

/** Pieces a buyer gets their money back for. They are not sent any more. */
export function refundLine(world: World, order: Order, line_id: string, quantity: number): boolean {
  const line = order.lines.find((each) => each.line_id === line_id)
  if (!line || quantity < 1 || line.shipped + getRefunded(line) + quantity > line.quantity) return false
  line.extra.refunded = String(getRefunded(line) + quantity)
  touchOrder(world, order)
  world.emit('order_paid', order.shop_id, { order })
  return true
}

/** Something about the order is new. */
export function touchOrder(world: World, order: Order, state?: OrderState): void {
  if (state) order.state = state
  order.updated_ms = Math.max(world.nowMs(), order.updated_ms)
  world.book.touch()
}

/** By then the first page is read on every platform, and nowhere the last. */
const CALLS_BEFORE_DRIFT = 3

/** While pages are read the oldest orders change, and with that leave their place. */
export function driftOn(world: World): void {
  const { drift } = world
  if (!drift) return
  drift.calls += 1
  if (drift.calls < CALLS_BEFORE_DRIFT) return
  world.drift = null
  for (const order of world.book.ordersOf(drift.shop_id).slice(0, drift.count)) touchOrder(world, order)
}

export function payOrder(world: World, order: Order): boolean {
  if (order.state !== 'unpaid') return false
  order.paid_ms = world.nowMs()
  touchOrder(world, order, 'ready')
  world.emit('order_paid', order.shop_id, { order })
  return true
}

export function cancelOrder(world: World, order: Order): boolean {
  if (order.state === 'shipped' || order.state === 'delivered' || order.state === 'cancelled') return false
  touchOrder(world, order, 'cancelled')
  world.emit('order_cancelled', order.shop_id, { order })
  return true
}

/** The merchant deletes the order for good. */
export function deleteOrder(world: World, order: Order): void {
  world.book.orders.delete(order.order_id)
  world.book.touch()
}

export function changeAddress(world: World, order: Order, address: Partial<Address>): void {
  order.address = { ...order.address, ...address }
  touchOrder(world, order)
  world.emit('address_changed', order.shop_id, { order })
}

export interface WantedShipment {
  readonly tracking_number: string
  readonly carrier: string
  /** Everything that is left when absent. */
  readonly lines?: readonly { readonly line_id: string; readonly quantity: number }[] | undefined
  /** For platforms that ship pieces: which ones. */
  readonly unit_ids?: readonly string[] | undefined
}

export type ShipRefusal = 'not_shippable' | 'unknown_line' | 'too_many' | 'nothing_left'

/** The lines that contain the given pieces. Null when a piece is unknown or already shipped. */
function linesOfUnits(order: Order, unit_ids: readonly string[]): { line_id: string; quantity: number }[] | null {
  const counts = new Map<string, number>()
  for (const unit_id of unit_ids) {
    const line = order.lines.find((each) => each.unit_ids.includes(unit_id))
    if (!line || line.shipped_unit_ids.includes(unit_id)) return null
    counts.set(line.line_id, (counts.get(line.line_id) ?? 0) + 1)
  }
  return [...counts].map(([line_id, quantity]) => ({ line_id, quantity }))
}

const getLeft = (order: Order) =>
  order.lines
    .map((line) => ({ line_id: line.line_id, quantity: line.quantity - line.shipped - getRefunded(line) }))
    .filter((line) => line.quantity > 0)

/** Ships a parcel. The order is shipped once no pieces are left. */
export function shipOrder(world: World, order: Order, wanted: WantedShipment): ShipRefusal | null {
  if (order.state !== 'ready' && order.state !== 'partially_shipped') return 'not_shippable'
  const lines = wanted.unit_ids ? linesOfUnits(order, wanted.unit_ids) : (wanted.lines ?? getLeft(order))
  if (lines === null) return 'too_many'
  if (lines.length === 0) return 'nothing_left'
  for (const { line_id, quantity } of lines) {
    const line = order.lines.find((each) => each.line_id === line_id)
    if (!line) return 'unknown_line'
    if (quantity < 1 || line.shipped + getRefunded(line) + quantity > line.quantity) return 'too_many'
  }
  for (const { line_id, quantity } of lines) {
    const line = order.lines.find((each) => each.line_id === line_id) as OrderLine
    const named = (wanted.unit_ids ?? []).filter((unit_id) => line.unit_ids.includes(unit_id))
    const free = line.unit_ids.filter((unit_id) => !line.shipped_unit_ids.includes(unit_id))
    line.shipped += quantity
    line.shipped_unit_ids.push(...(named.length > 0 ? named : free.slice(0, quantity)))
  }
  const { tracking_number, carrier } = wanted
  order.shipments.push({ shipment_id: hex(16), tracking_number, carrier, at_ms: world.nowMs(), lines })
  touchOrder(world, order, getLeft(order).length === 0 ? 'shipped' : 'partially_shipped')
  world.emit('order_shipped', order.shop_id, { order })
  return null
}

/** `12.30` × 3 without floating point. */
export const timesPrice = (price: string, quantity: number): string => centsText(getCents(price) * quantity)

export const getCents = (price: string): number => Math.round(Number(price) * 100)

export const centsText = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

export const addUpTotal = (order: Order): string =>
  centsText(
    order.lines.reduce((sum, line) => sum + getCents(line.price) * line.quantity, 0) + getCents(order.shipping_fee),
  )
