import type { RowValues } from './import-row.rules.ts'

const buyers: readonly RowValues[] = [
  {
    ...{ name: 'Emily Carter', phone: '+1 213 555 0142', country: 'US', state: 'CA', city: 'Los Angeles' },
    ...{ street1: '742 Maple Avenue', street2: 'Apt 5', postcode: '90001' },
  },
  {
    ...{ name: 'Lukas Weber', phone: '+49 30 901820', country: 'DE', state: 'Berlin', city: 'Berlin' },
    ...{ street1: 'Invalidenstraße 43', postcode: '10115' },
  },
]

/** Three rows, two orders: the second row goes on with the order of the first. */
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

/** One shipment with two SKUs. */
export const sampleShipment = (skus: readonly { readonly sku_code: string; readonly title: string }[]): RowValues[] =>
  [0, 1].map((at) => ({
    ...{ external_no: 'FBA15SAMPLE1', center: 'ONT8', phone: '+86 755 8200 0000', quantity: '20' },
    ...{ sku: skus[at % Math.max(1, skus.length)]?.sku_code ?? 'YOUR-SKU', title: skus[at]?.title ?? '' },
    fnsku: `X00SAMPLE${at + 1}`,
  }))
