import type { RowValues } from './check/import-row.rules.ts'

export const SAMPLE_CENTER = 'ONT8'
export const SAMPLE_PHONE = '+86 755 8200 0000'

const buyers: readonly RowValues[] = [
  {
    name: 'Emily Carter',
    phone: '+1 213 555 0142',
    country: 'US',
    state: 'CA',
    city: 'Los Angeles',
    street1: '742 Maple Avenue',
    street2: 'Apt 5',
    postcode: '90001',
  },
  {
    name: 'Lukas Weber',
    phone: '+49 30 901820',
    country: 'DE',
    state: 'Berlin',
    city: 'Berlin',
    street1: 'Invalidenstraße 43',
    postcode: '10115',
  },
]

/** Three rows, two orders: the second row continues the first order. */
export function sampleOrders(
  skus: readonly { readonly sku_code: string; readonly title: string }[],
  day: string,
): RowValues[] {
  const sku = (at: number) => {
    const found = skus[at % Math.max(1, skus.length)]
    return { sku: found?.sku_code ?? 'YOUR-SKU', title: found?.title ?? '' }
  }
  const common = { ordered_at: day, currency: 'USD', price: '19.90' }
  return [
    { external_no: 'SAMPLE-1001', ...common, ...sku(0), quantity: '1', ...buyers[0] },
    { external_no: 'SAMPLE-1001', ...common, ...sku(1), quantity: '2' },
    { external_no: 'SAMPLE-1002', ...common, ...sku(0), quantity: '1', ...buyers[1] },
  ]
}

interface SampleSku {
  readonly id: number
  readonly sku_code: string
  readonly title: string
}

/** What a sample shipment could hold. */
export interface SampleLoad {
  readonly skus: readonly SampleSku[]
  readonly quantity: number
}

/** Round numbers as shipments have them, down to what any channel takes. */
const SAMPLE_QUANTITIES = [20, 12, 6, 2, 1] as const

/** Loads to try, the most telling first: two SKUs in numbers, then fewer pieces, then one SKU alone. */
export const sampleLoads = (skus: readonly SampleSku[]): SampleLoad[] => {
  const choices = [skus.slice(0, 2), ...skus.map((sku) => [sku])].filter((choice) => choice.length > 0)
  return choices.flatMap((choice) => SAMPLE_QUANTITIES.map((quantity) => ({ skus: choice, quantity })))
}

/** One shipment of this load; without one it shows how a row looks. */
export function sampleShipment(load: SampleLoad | undefined): RowValues[] {
  const { skus, quantity } = load ?? { skus: [{ sku_code: 'YOUR-SKU', title: '' }], quantity: 20 }
  return skus.map(({ sku_code, title }, at) => ({
    external_no: 'FBA15SAMPLE1',
    center: SAMPLE_CENTER,
    phone: SAMPLE_PHONE,
    quantity: String(quantity),
    sku: sku_code,
    title,
    fnsku: `X00SAMPLE${at + 1}`,
  }))
}
