import { AddressInput } from '@inkroute/contract/address/address'
import { countryRule, tidyPostcode } from '@inkroute/contract/address/rules'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { OrderAddress, QuotedOrder, ShippingChoice } from '@inkroute/contract/order/order'
import { combinedWith, type PayChannel, type PayMethod } from '@inkroute/contract/wallet/payment'
import type { Language } from '../../../shared/text/text.ts'

export const blankAddress: OrderAddress = {
  name: '',
  phone: '',
  email: '',
  company: '',
  country: 'US',
  state: '',
  city: '',
  postcode: '',
  street1: '',
  street2: '',
  tax_no: '',
}

/** The address in the values of a form, without what its country does not have. */
export function getAddress(values: Partial<OrderAddress>): OrderAddress {
  const fields = Object.keys(blankAddress) as (keyof OrderAddress)[]
  const address = { ...blankAddress, ...Object.fromEntries(fields.map((name) => [name, values[name] ?? ''])) }
  const { has_state, postcode, dial } = countryRule(address.country)
  const has_postcode = postcode !== null || dial === ''
  return { ...address, ...(has_state ? {} : { state: '' }), ...(has_postcode ? {} : { postcode: '' }) }
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length
const MIN_DIGITS = 6
const MAX_DIGITS = 15

export const isPhone = (text: string): boolean => digitsIn(text) >= MIN_DIGITS && digitsIn(text) <= MAX_DIGITS

export function isPostcode(country: string, text: string): boolean {
  const { postcode } = countryRule(country)
  return postcode === null || postcode.test(tidyPostcode(country, text))
}

/** Whether an address has all that its country asks for, so that freight can be worked out. */
export function isComplete(address: OrderAddress): boolean {
  const { needs_state, customs_number } = countryRule(address.country)
  return (
    AddressInput.safeParse(address).success &&
    isPhone(address.phone) &&
    isPostcode(address.country, address.postcode) &&
    !(needs_state && address.state.trim() === '') &&
    (customs_number === null || customs_number.isValid(address.tax_no))
  )
}

/** Other warehouses for the lines of the cart, and channels by the warehouse that sends. */
export interface Selection {
  readonly warehouses: Readonly<Record<string, string>>
  readonly channels: Readonly<Record<string, number>>
}
export const nothingSelected: Selection = { warehouses: {}, channels: {} }

type Planned = Pick<QuotedOrder, 'warehouse_code' | 'channel' | 'suggested'>

/** What the server suggests where it differs from its plan. */
export function suggestedSelection(orders: readonly Planned[]): Selection {
  const changed = orders.flatMap(({ warehouse_code, channel, suggested }) => {
    const is_same = suggested?.warehouse_code === warehouse_code && suggested.channel_id === channel?.channel.id
    return suggested && !is_same ? [{ from: warehouse_code, ...suggested }] : []
  })
  return {
    warehouses: Object.fromEntries(
      changed.flatMap(({ from, warehouse_code }) => (from === warehouse_code ? [] : [[from, warehouse_code]])),
    ),
    channels: Object.fromEntries(changed.map(({ warehouse_code, channel_id }) => [warehouse_code, channel_id])),
  }
}

/** Sends what leaves `from` another way. `cart_codes` are the warehouses the lines have in the cart. */
export function selectWay(
  cart_codes: readonly string[],
  { warehouses, channels }: Selection,
  from: string,
  to: { readonly warehouse_code: string; readonly channel_id: number },
): Selection {
  const sendsFrom = (code: string) => (warehouses[code] ?? code) === from
  const targets = cart_codes.map(
    (code) => [code, sendsFrom(code) ? to.warehouse_code : (warehouses[code] ?? code)] as const,
  )
  const senders = new Set(targets.map(([, target]) => target))
  const kept = Object.entries(channels).filter(([code]) => senders.has(code) && code !== from)
  return {
    warehouses: Object.fromEntries(targets.filter(([code, target]) => code !== target)),
    channels: { ...Object.fromEntries(kept), [to.warehouse_code]: to.channel_id },
  }
}

export const keyOfWay = (warehouse_code: string, channel_id: number): string => `${warehouse_code}:${channel_id}`

const keyOfChoice = ({ option }: ShippingChoice) => keyOfWay(option.warehouse.code, option.channel.id)

/** The first ways, and the chosen one if it comes later. */
export function shortList(
  choices: readonly ShippingChoice[],
  chosen_key: string,
  limit: number,
): readonly ShippingChoice[] {
  const first = choices.slice(0, limit)
  const chosen = choices.find((choice) => keyOfChoice(choice) === chosen_key)
  return chosen && !first.includes(chosen) ? [...first, chosen] : first
}

/** `11月25日–12月2日`, `Nov 25 – Dec 2`. */
export function formatDays(from: string, to: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const [first, last] = [format.format(new Date(from)), format.format(new Date(to))]
  if (first === last) return first
  return language === 'zh' ? `${first}–${last}` : `${first} – ${last}`
}

/** The days between which everything arrives. */
export function arrivalOfAll(
  parcels: readonly { readonly arrives_from: string; readonly arrives_to: string }[],
): { readonly from: string; readonly to: string } | null {
  const from = parcels.map(({ arrives_from }) => arrives_from).sort()[0]
  const to = parcels
    .map(({ arrives_to }) => arrives_to)
    .sort()
    .at(-1)
  return from && to ? { from, to } : null
}

/** What the balance lacks; null if it is enough. */
export function missingAmount(total: string, balance: string): string | null {
  const missing_fen = decimalToFen(total) - decimalToFen(balance)
  return missing_fen > 0 ? fenToDecimal(missing_fen) : null
}

/** From the balance if it is enough, otherwise the balance and the rest at the first cashier. */
export function usualMethod(total: string, balance: string, channels: readonly PayChannel[]): PayMethod {
  const [first] = channels
  if (missingAmount(total, balance) === null || first === undefined) return 'balance'
  return decimalToFen(balance) > 0 ? combinedWith(first) : first
}
