import { fbaCenters } from '@inkroute/contract/order/fba/centers'
import type { OrderAddress } from '@inkroute/contract/order/order'
import type { ForeignOrder } from './foreign/foreign-order.ts'

export interface DemoOrder {
  readonly days_ago: number
  readonly quantity: number
  readonly is_paid: boolean
  readonly is_double?: true
  readonly address: OrderAddress
  /** To a warehouse of Amazon. */
  readonly fba?: DemoFba
}

export interface DemoFba {
  readonly center: string
  /** Empty until the plan is made at Amazon; the codes of the pieces come with it. */
  readonly shipment_no: string
  readonly is_pickup: boolean
}

const to = (country: string, name: string, phone: string, rest: Partial<OrderAddress>): OrderAddress => ({
  ...{
    country,
    name,
    phone,
    email: '',
    company: '',
    state: '',
    city: '',
    postcode: '',
    street1: '',
    street2: '',
    tax_no: '',
  },
  ...rest,
})

const anna = to('DE', 'Anna Schmidt', '+49 30 901820', {
  city: 'Berlin',
  postcode: '10115',
  street1: 'Invalidenstraße 43',
})
const emily = to('US', 'Emily Carter', '+1 415 555 0134', {
  ...{ state: 'CA', city: 'San Francisco', postcode: '94107', street1: '680 Folsom St', street2: 'Apt 12' },
})
const james = to('GB', 'James Whitfield', '+44 20 7946 0321', {
  ...{ city: 'London', postcode: 'SE1 9SG', street1: '32 London Bridge St' },
})
const lea = to('FR', 'Léa Moreau', '+33 1 70 18 99 00', {
  city: 'Lyon',
  postcode: '69002',
  street1: '14 rue de la République',
})
const marcus = to('US', 'Marcus Bell', '+1 512 555 0178', {
  ...{ state: 'TX', city: 'Austin', postcode: '78701', street1: '301 Congress Ave' },
})
const yuki = to('JP', '佐藤 優希', '+81 3 4578 1122', {
  ...{ state: '東京都', city: '渋谷区', postcode: '150-0002', street1: '渋谷 2-21-1' },
})

const amazon = (code: string, shipment_no: string, is_pickup = false): Pick<DemoOrder, 'address' | 'fba'> => {
  const center = fbaCenters.find((one) => one.code === code)
  if (!center) throw new RangeError(`no warehouse of Amazon is called ${code}`)
  const { country, ...place } = center
  const address = to(country, `Amazon ${code}`, '+86 755 8632 1190', { company: 'Amazon.com Services, Inc.', ...place })
  return { address: { ...address, street2: shipment_no }, fba: { center: code, shipment_no, is_pickup } }
}

/** The oldest first. What has arrived, travels, and was stopped by the seller; then those of today. */
export const earlierOrders: readonly DemoOrder[] = [
  { days_ago: 12, quantity: 2, is_paid: true, address: emily },
  { days_ago: 11, quantity: 60, is_paid: true, ...amazon('ONT8', 'FBA18KX4T7QW') },
  { days_ago: 10, quantity: 1, is_paid: true, address: anna },
  { days_ago: 8.8, quantity: 10, is_paid: true, is_double: true, ...amazon('LTN4', 'FBA15JR82MZP') },
  { days_ago: 8, quantity: 3, is_paid: true, address: marcus },
]
export const todaysOrders: readonly DemoOrder[] = [
  { days_ago: 0.18, quantity: 1, is_paid: true, address: james },
  { days_ago: 0.17, quantity: 48, is_paid: true, ...amazon('DTM2', 'FBA17W5YH3NC', true) },
  { days_ago: 0.15, quantity: 2, is_paid: false, is_double: true, address: lea },
  { days_ago: 0.12, quantity: 10, is_paid: false, is_double: true, ...amazon('GYR3', '') },
  { days_ago: 0.1, quantity: 1, is_paid: false, address: yuki },
]

/** Just paid: they stand in the factory, one in each stage. */
export const standingOrders: readonly DemoOrder[] = [
  { days_ago: 0.03, quantity: 2, is_paid: true, address: emily },
  { days_ago: 0.029, quantity: 1, is_paid: true, is_double: true, address: anna },
  { days_ago: 0.028, quantity: 3, is_paid: true, address: marcus },
  { days_ago: 0.027, quantity: 1, is_paid: true, address: lea },
  { days_ago: 0.026, quantity: 4, is_paid: true, address: james },
]

/** What lies in the cart, by the place of the goods in the library. */
export const demoInCart = [
  { at: 1, quantity: 2 },
  { at: 4, quantity: 12 },
  { at: 7, quantity: 1 },
] as const

export const demoBrand = {
  ...{ name: '山雀 TIT & CO', logo_upload_id: null, is_default: true, label_text: 'TIT & CO · made for you' },
  services: ['neck-label' as const, 'thank-you-card' as const],
  card_message: '谢谢你喜欢我们的设计！\nThank you for your order. We hope it makes your day.',
}

export const demoView = { name: '美国待付款', filters: { country: 'US', state: 'awaiting_payment' as const } }

/** What came from files and waits for the seller: a code nobody knows yet, and a postcode that is none. */
export const demoDrafts = (known_code: string, user_id: number): ForeignOrder[] => [
  {
    ...{ source: 'import', external_order_no: 'ETSY-2988104417', address: emily, currency: 'USD', user_id },
    lines: [
      { external_sku: 'SUNSET-TEE-BLK-L', title: 'Sunset Harbour T-Shirt, Black, L', quantity: 2, price: '24.90' },
      { external_sku: known_code, title: 'Gift for him', quantity: 1, price: '19.90' },
    ],
  },
  {
    ...{ source: 'import', external_order_no: 'ETSY-2988104652', currency: 'EUR', user_id },
    address: { ...anna, name: 'Lukas Brandt', postcode: '1011', street1: 'Torstraße 112' },
    lines: [{ external_sku: known_code, title: 'Geschenk', quantity: 1, price: '22.50' }],
  },
]
