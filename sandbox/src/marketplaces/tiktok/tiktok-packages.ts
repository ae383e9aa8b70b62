import { digits } from '../core/ids.ts'
import type { Order } from '../core/model.ts'

export const WAREHOUSE = '7068517275539719942'
export const SELLER_OPTION = '7091146663229654786'

/** Of the warehouse. Only the last leaves the carrier to the seller. */
export const deliveryOptions = [
  { id: '6955034615128000261', name: 'Standard shipping', type: 'STANDARD', description: 'TikTok Shipping' },
  { id: SELLER_OPTION, name: 'Shipping by seller', type: 'SEND_BY_SELLER', description: 'The seller ships' },
]

export const providers = [
  { id: '7208502187360519982', name: 'YunExpress' },
  { id: '7117858858072016686', name: 'USPS' },
  { id: '7117859084333745966', name: 'UPS' },
]

export interface Package {
  readonly id: string
  unit_ids: string[]
  is_sent: boolean
  tracking_number: string
  carrier: string
}

/** Markets where a package comes into being when it is sent. */
const MADE_BY_SENDING = new Set(['US', 'GB', 'ES', 'IE', 'IT', 'DE', 'FR', 'JP'])
export const isMadeBySending = (region: string): boolean => MADE_BY_SENDING.has(region)

export const getPackages = ({ extra }: Order): Package[] => JSON.parse(extra.packages ?? '[]') as Package[]
export const keepPackages = (order: Order, packages: readonly Package[]): void => {
  order.extra.packages = JSON.stringify(packages)
}

export const newPackage = (unit_ids: readonly string[]): Package => ({
  id: `115${digits(16)}`,
  unit_ids: [...unit_ids],
  is_sent: false,
  tracking_number: '',
  carrier: '',
})

/** Elsewhere every paid order is one package from the beginning. */
export function packAtOnce(order: Order, region: string): void {
  if (order.extra.packages !== undefined || isMadeBySending(region)) return
  keepPackages(order, [newPackage(order.lines.flatMap(({ unit_ids }) => [...unit_ids]))])
}
