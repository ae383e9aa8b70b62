import type { KeptAddress } from '@inkroute/contract/order/order'
import type { BadAddress } from '@inkroute/contract/order/work'
import type { z } from 'zod'

export const addressFields = [
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
export type AddressField = (typeof addressFields)[number]
type Kept = z.infer<typeof KeptAddress>

/** What was typed, by order and field. */
export type Typed = Readonly<Record<number, Partial<Kept>>>

const isField = (name: string): name is AddressField => addressFields.some((field) => field === name)

/** The fields of an order to correct: those with a fault, and those already changed. */
export function openFields({ order_id, faults }: BadAddress, typed: Typed): AddressField[] {
  const changed = Object.keys(typed[order_id] ?? {})
  return addressFields.filter((field) => faults.some((fault) => fault.field === field) || changed.includes(field))
}

/** Fields that are wrong in at least one order, the most frequent first. */
export function commonFaults(addresses: readonly BadAddress[]): AddressField[] {
  const counts = new Map<AddressField, number>()
  for (const { faults } of addresses)
    for (const { field } of faults) if (isField(field)) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([field]) => field)
}

export const withValue = (typed: Typed, order_id: number, field: AddressField, value: string): Typed => ({
  ...typed,
  [order_id]: { ...typed[order_id], [field]: value },
})

/** Puts a value into this field wherever it is wrong; where somebody typed already, it stays. */
export const fillAll = (typed: Typed, addresses: readonly BadAddress[], field: AddressField, value: string): Typed =>
  addresses
    .filter(({ order_id, faults }) => faults.some((fault) => fault.field === field) && !typed[order_id]?.[field])
    .reduce((next, { order_id }) => withValue(next, order_id, field, value), typed)

/** The changes of the orders that are still listed, as they are sent. */
export const getChanges = (typed: Typed, addresses: readonly BadAddress[]) =>
  addresses.flatMap(({ order_id }) => {
    const address = typed[order_id]
    return address && Object.keys(address).length > 0 ? [{ order_id, address }] : []
  })
