import type { MarketOrder } from '../../../connectors/core/market-order.ts'

let last = 0

/** An order as a marketplace reports it. */
export function marketOrder(sku: string, change: Partial<MarketOrder> = {}): MarketOrder {
  const number = String(7000 + ++last)
  const at = new Date(Date.now() - 60_000 + last).toISOString()
  return {
    external_order_id: `gid-${number}`,
    external_number: `#${number}`,
    status: 'ready_to_ship',
    raw_status: 'paid',
    created_at: at,
    updated_at: at,
    paid_at: at,
    ship_by: null,
    buyer_note: '',
    total: { amount: '24.90', currency: 'USD' },
    address: {
      name: 'Emily Carter',
      phone: '+1 415 555 0100',
      email: '',
      line1: '1 Market Street',
      line2: '',
      city: 'San Francisco',
      province: 'CA',
      postcode: '94105',
      country: 'US',
      tax_number: '',
      is_masked: false,
    },
    lines: [
      {
        external_line_id: `line-${number}`,
        unit_ids: [],
        sku,
        external_product_id: 'p1',
        external_variant_id: 'v1',
        title: 'Sunset tee',
        variant: '',
        quantity: 1,
        picture_url: '',
        personalisation: [],
        unit_price: { amount: '24.90', currency: 'USD' },
      },
    ],
    parcels: [],
    fulfilled_by: 'seller',
    ...change,
  }
}

/** The same order, reported again a moment later. */
export const later = (order: MarketOrder, change: Partial<MarketOrder>): MarketOrder => ({
  ...order,
  updated_at: new Date(Date.parse(order.updated_at) + 1000).toISOString(),
  ...change,
})
