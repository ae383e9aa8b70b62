import { inputMessage, messageIn } from '@inkroute/contract/input-messages'
import type { OrderAddress } from '@inkroute/contract/order/order'
import { OrderAddress as AddressShape } from '@inkroute/contract/order/order'
import { distanceTo } from './choices.rules.ts'

const fields = [
  'name',
  'company',
  'phone',
  'email',
  'country',
  'state',
  'city',
  'street1',
  'street2',
  'postcode',
  'tax_no',
] as const

/** Fills every field and normalises what it can; invalid values stay as written. */
export function completeAddress(given: Partial<OrderAddress>): OrderAddress {
  const whole = Object.fromEntries(fields.map((key) => [key, (given[key] ?? '').replace(/\s+/g, ' ').trim()]))
  const address = { ...whole, country: (whole.country ?? '').toUpperCase() } as OrderAddress
  const parsed = AddressShape.safeParse(address)
  return parsed.success ? parsed.data : address
}

/** Nobody said where it goes. */
export const isNowhere = ({ name, street1, city, postcode }: OrderAddress): boolean =>
  [name, street1, city, postcode].every((part) => part === '')

/** Address fields that are empty, too long or not a country. */
export function shapeFaults(address: OrderAddress, language: 'zh' | 'en'): { field: string; message: string }[] {
  const parsed = AddressShape.safeParse(address, { error: inputMessage })
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? ''),
    message: messageIn(message, language),
  }))
}

interface PersonalLine {
  readonly personalisation?: unknown
  readonly filled_at?: unknown
}

/** Personalised and not yet confirmed by the seller. */
export const waitsForAnswers = ({ personalisation, filled_at }: PersonalLine): boolean =>
  Array.isArray(personalisation) && personalisation.length > 0 && (filled_at ?? null) === null

interface Place {
  readonly code: string
  readonly region: string
  readonly country: string
}
interface Shelf {
  readonly item_id: number
  readonly warehouse_code: string
  readonly pieces: number
}
interface Need {
  readonly item_id: number
  readonly quantity: number
}

const has = (stock: readonly Shelf[], code: string, need: Need) =>
  stock.some(
    (shelf) => shelf.item_id === need.item_id && shelf.warehouse_code === code && shelf.pieces >= need.quantity,
  )

/**
 * Default warehouses: one for all lines if possible, nearest first; otherwise the nearest for each line, or the one with
 * the most stock where none has enough.
 */
export function chooseWarehouses(
  needs: readonly Need[],
  stock: readonly Shelf[],
  places: readonly Place[],
  to: { readonly country: string; readonly is_eu: boolean },
): (string | undefined)[] {
  const near = [...places].sort((a, b) => distanceTo(a, to.country, to.is_eu) - distanceTo(b, to.country, to.is_eu))
  const one = near.find(({ code }) => needs.every((need) => has(stock, code, need)))
  return needs.map((need) => {
    const place = one ?? near.find(({ code }) => has(stock, code, need))
    if (place) return place.code
    const shelves = stock.filter((shelf) => shelf.item_id === need.item_id)
    return [...shelves].sort((a, b) => b.pieces - a.pieces)[0]?.warehouse_code
  })
}
