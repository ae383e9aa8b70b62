import { z } from 'zod'
import type { StoreConn } from '../../core/connector.ts'
import type { MarketOrderStatus } from '../../core/market-order.ts'
import { ExternalId, LooseText } from '../../core/read-shape.ts'
import { anyOf, psCall, rowsIn } from './ps-call.ts'
import { checkedZone } from './shop-time.ts'

const SETTINGS = [
  'PS_TIMEZONE',
  'PS_OS_CANCELED',
  'PS_OS_REFUND',
  'PS_OS_DELIVERED',
  'PS_OS_SHIPPING',
  'PS_LANG_DEFAULT',
  'PS_HOME_CATEGORY',
  'PS_WEIGHT_UNIT',
  'PS_DIMENSION_UNIT',
] as const

/** Texts in several languages are a list, in one language a plain text. */
export const Translated = z
  .union([z.string(), z.array(z.object({ value: LooseText }))])
  .nullish()
  .transform((told) => (typeof told === 'string' ? told : (told?.find(({ value }) => value !== '')?.value ?? '')))

const Flag = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((told) => told === true || Number(told) === 1)
const State = z.object({ id: ExternalId, name: Translated, paid: Flag, shipped: Flag })
type State = z.output<typeof State>
const Row = z.object({ name: LooseText, value: ExternalId.nullish() })

type States = ReadonlyMap<string, State>

export interface ShopSettings {
  readonly zone: string
  readonly settings: Readonly<Record<string, string | undefined>>
}

/** The shop's clock, and the states that have a meaning of their own. */
export async function shopSettings(conn: StoreConn): Promise<ShopSettings> {
  const query = { display: '[name,value]', 'filter[name]': anyOf(SETTINGS) }
  const rows = rowsIn(Row, 'configurations', (await psCall(conn, { path: '/api/configurations', query })).json())
  // With several shops a setting has a row of its own for each; what comes first holds for all.
  const told = rows.toReversed().flatMap(({ name, value }) => (value ? [[name, value] as const] : []))
  const settings: ShopSettings['settings'] = Object.fromEntries(told)
  return { zone: checkedZone(settings.PS_TIMEZONE ?? 'UTC'), settings }
}

export async function orderStates(conn: StoreConn): Promise<States> {
  const query = { display: '[id,name,paid,shipped]' }
  const rows = rowsIn(State, 'order_states', (await psCall(conn, { path: '/api/order_states', query })).json())
  return new Map(rows.map((state) => [state.id, state]))
}

export interface ShopFacts extends ShopSettings {
  readonly states: States
}

/** Sellers add states of their own, so the flags decide wherever the shop names no state for it. */
export function getStatus({ settings, states }: ShopFacts, id: string): MarketOrderStatus {
  if (id === settings.PS_OS_CANCELED) return 'cancelled'
  if (id === settings.PS_OS_REFUND) return 'refunded'
  if (id === settings.PS_OS_DELIVERED) return 'delivered'
  const state = states.get(id)
  if (!state) return 'unknown'
  if (state.shipped) return 'shipped'
  return state.paid ? 'ready_to_ship' : 'pending_payment'
}
