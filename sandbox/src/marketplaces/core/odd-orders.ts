import type { Order } from './model.ts'
import type { World } from './world.ts'

/** A change to an order's JSON: `line_items.0.quantity` becomes `value`, or goes away if there is none. */
export interface OddChange {
  readonly path: string
  readonly value?: unknown
}

/** Every field but the id becomes something no document describes. */
const SCRAMBLED = '*'

const isOdd = ({ extra }: Order): boolean => extra.odd !== undefined

export function makeOdd(world: World, order: Order, changes: readonly OddChange[]): void {
  if (changes.length > 0) order.extra.odd = JSON.stringify(changes)
  else delete order.extra.odd
  world.book.touch()
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function change(row: Fields, { path, value }: OddChange, id_key: string): void {
  if (path === SCRAMBLED) {
    for (const key of Object.keys(row)) if (key !== id_key) row[key] = { odd: true }
    return
  }
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let part: unknown = row
  for (const key of keys) part = isFields(part) ? part[key] : undefined
  if (!isFields(part)) return
  if (value === undefined) delete part[last]
  else part[last] = value
}

/** Finds the objects that describe an order: those with its id as a value of their own. */
function spoilWithin(value: unknown, odd: ReadonlyMap<string, readonly OddChange[]>): void {
  if (!isFields(value)) return
  for (const [key, part] of Object.entries(value)) {
    const changes = typeof part === 'string' || typeof part === 'number' ? odd.get(String(part)) : undefined
    if (changes) {
      for (const each of changes) change(value, each, key)
      return
    }
    // Temu puts the id one level deeper than the order.
    if (key === 'parentOrderMap' && isFields(part)) {
      const parent = odd.get(String(part.parentOrderSn))
      for (const each of parent ?? []) change(value, each, key)
      if (parent) return
    }
  }
  for (const part of Object.values(value)) spoilWithin(part, odd)
}

/** Ids beyond 2^53 would lose digits when parsed, so they travel as text. */
const LONG_NUMBER = /(?<=[:[,])-?\d{16,}(?=[,}\]])/g

/** An answer with the odd orders in it. */
export function withOddOrders(world: World, payload: unknown): unknown {
  if (typeof payload !== 'string' || !/^[[{]/.test(payload)) return payload
  const orders = [...world.book.orders.values()].filter(isOdd)
  if (orders.length === 0) return payload
  const odd = new Map(orders.map(({ order_id, extra }) => [order_id, JSON.parse(extra.odd ?? '[]') as OddChange[]]))
  try {
    const body: unknown = JSON.parse(payload.replace(LONG_NUMBER, '"@$&"'))
    spoilWithin(body, odd)
    return JSON.stringify(body).replace(/"@(-?\d+)"/g, '$1')
  } catch {
    return payload
  }
}
