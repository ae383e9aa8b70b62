import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { MarketError } from './market-error.ts'
import type { MarketLine, MarketOrder, UnreadOrder, UnreadProblem } from './market-order.ts'

const RAW_LIMIT = 200_000
const FOUND_LIMIT = 80
const ID_LIMIT = 128
const MAX_PIECES = 100_000

/** Raised while reading a single order; keeps where it went wrong. */
class Unreadable extends Error {
  readonly problem: UnreadProblem
  readonly place: string
  readonly found: string

  constructor(problem: UnreadProblem, place: string, found: string) {
    super(`${problem} at ${place}`)
    this.problem = problem
    this.place = place
    this.found = found
  }
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair, and buyers do send both. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(tidy)
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidy(part)]))
  return value
}

const toText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, FOUND_LIMIT)

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let part: unknown = value
  for (const key of path) part = part !== null && typeof part === 'object' ? Reflect.get(part, key) : undefined
  return part
}

function parse<S extends z.ZodType>(shape: S, row: unknown): z.output<S> {
  const parsed = shape.safeParse(row)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path ?? []
  const found = at(row, path)
  // Decimals may come as text, so that none of their digits is lost.
  const is_fraction =
    issue?.code === 'invalid_type' && ['int', 'number'].includes(issue.expected) && Number(found) % 1 !== 0
  throw new Unreadable(
    found === undefined || found === null
      ? 'missing'
      : is_fraction && Number.isFinite(Number(found))
        ? 'not_whole'
        : 'unexpected',
    path.join('.'),
    toText(found ?? ''),
  )
}

function checkLine({ quantity, unit_price }: MarketLine, index: number): void {
  if (!Number.isInteger(quantity)) throw new Unreadable('not_whole', `lines.${index}.quantity`, String(quantity))
  if (quantity < 0 || quantity > MAX_PIECES)
    throw new Unreadable('unexpected', `lines.${index}.quantity`, String(quantity))
  if (unit_price?.amount.startsWith('-'))
    throw new Unreadable('unexpected', `lines.${index}.unit_price`, unit_price.amount)
}

/** What every order must satisfy, whatever the platform. Lines of which nothing is left are dropped. */
function checked(order: MarketOrder): MarketOrder {
  const { external_order_id: id, total, lines } = order
  if (id === '' || id.length > ID_LIMIT) throw new Unreadable(id ? 'unexpected' : 'missing', 'id', toText(id))
  if (total && !/^[A-Z]{3}$/.test(total.currency))
    throw new Unreadable(total.currency ? 'unexpected' : 'missing', 'currency', toText(total.currency))
  lines.forEach(checkLine)
  const seen = new Set<string>()
  for (const { external_line_id } of lines) {
    if (external_line_id === '' || seen.has(external_line_id))
      throw new Unreadable(external_line_id ? 'unexpected' : 'missing', 'lines.id', toText(external_line_id))
    seen.add(external_line_id)
  }
  return { ...order, lines: lines.filter(({ quantity }) => quantity > 0) }
}

/** The order is at fault, not the connection: the next one may be fine. */
function whatIsWrong(error: unknown): Unreadable | null {
  if (error instanceof Unreadable) return error
  if (error instanceof RangeError) {
    const [, found] = /^not a decimal: (.*)$/s.exec(error.message) ?? []
    return found === undefined ? new Unreadable('not_a_time', '', '') : new Unreadable('not_a_number', '', found)
  }
  if (!(error instanceof MarketError)) return null
  if (error.kind === 'malformed') return new Unreadable('unexpected', error.message.split(' at ')[1] ?? '', '')
  return error.kind === 'rejected' || error.kind === 'not_found' ? new Unreadable('refused', '', error.message) : null
}

interface Row<T> {
  readonly id: string
  readonly raw: unknown
  readonly value: T
}

function getUnread(id: string, raw: unknown, error: unknown): UnreadOrder {
  const wrong = whatIsWrong(error)
  if (!wrong) throw error
  const text = JSON.stringify(raw) ?? ''
  return {
    // An order without a usable number is known by its content.
    external_order_id: id || `?${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
    problem: wrong.problem,
    place: wrong.place.slice(0, FOUND_LIMIT),
    found: wrong.found.slice(0, FOUND_LIMIT),
    raw: text.slice(0, RAW_LIMIT),
  }
}

/** Reads each row alone. `id_path` leads to the order's id, e.g. `parent.order_sn`. */
export function readRows<S extends z.ZodType>(shape: S, rows: readonly unknown[], id_path: string) {
  const readable: Row<z.output<S>>[] = []
  const unread: UnreadOrder[] = []
  for (const sent of rows) {
    const raw = tidy(sent)
    const told = at(raw, id_path.split('.'))
    const id = typeof told === 'string' || typeof told === 'number' ? String(told).slice(0, ID_LIMIT) : ''
    try {
      readable.push({ id, raw, value: parse(shape, raw) })
    } catch (error) {
      unread.push(getUnread(id, raw, error))
    }
  }
  return { readable, unread }
}

/** Makes an order of each row alone; only faults of the order itself set it aside. */
export async function makeOrders<T>(
  { readable, unread }: { readonly readable: readonly Row<T>[]; readonly unread: readonly UnreadOrder[] },
  getOrder: (value: T) => MarketOrder | Promise<MarketOrder>,
): Promise<{ orders: MarketOrder[]; unread: UnreadOrder[] }> {
  const orders: MarketOrder[] = []
  const odd = [...unread]
  for (const { id, raw, value } of readable) {
    try {
      orders.push(checked(await getOrder(value)))
    } catch (error) {
      odd.push(getUnread(id, raw, error))
    }
  }
  return { orders, unread: odd }
}

/** `readRows` and `makeOrders` in one, for platforms whose list holds whole orders. */
export const readOrders = <S extends z.ZodType>(
  shape: S,
  rows: readonly unknown[] | null | undefined,
  id_path: string,
  getOrder: (value: z.output<S>) => MarketOrder | Promise<MarketOrder>,
) => makeOrders(readRows(shape, rows ?? [], id_path), getOrder)

/** One order that was asked for by its id. */
export async function readOrder<S extends z.ZodType>(
  shape: S,
  row: unknown,
  id_path: string,
  getOrder: (value: z.output<S>) => MarketOrder | Promise<MarketOrder>,
): Promise<MarketOrder> {
  const { orders, unread } = await readOrders(shape, [row], id_path, getOrder)
  const [order] = orders
  if (order) return order
  const { problem = 'unexpected', place = '', found = '' } = unread[0] ?? {}
  throw new MarketError('malformed', `Unreadable order: ${problem} ${place} ${found}`.trim(), {
    code: 'order_unreadable',
  })
}
