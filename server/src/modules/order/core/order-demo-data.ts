import { fbaCenters } from '@inkroute/contract/order/fba/centers'
import { z } from 'zod'
import { demoFile } from '../../../infra/module/demo.ts'
import type { ForeignOrder } from './foreign-order.ts'

const text = z.string().default('')
const Address = z.strictObject({
  country: z.string(),
  name: z.string(),
  phone: z.string(),
  email: text,
  company: text,
  state: text,
  city: text,
  postcode: text,
  street1: text,
  street2: text,
  tax_no: text,
})
type Address = z.infer<typeof Address>

const Fba = z.strictObject({
  center: z.string(),
  /** Empty until the plan is made at Amazon; the codes of the pieces come with it. */
  shipment_no: text,
  is_pickup: z.boolean().default(false),
})

/** Goes to a buyer or to a warehouse of Amazon. */
const Order = z.strictObject({
  days_ago: z.number(),
  quantity: z.int(),
  is_paid: z.boolean(),
  /**
   * When the money came; absent: right after the order. Print files are made from then on, so an order that the factory
   * has not begun was paid a moment ago.
   */
  paid_days_ago: z.number().optional(),
  is_double: z.boolean().default(false),
  to: z.string().optional(),
  fba: Fba.optional(),
})

const DemoOrders = z.strictObject({
  buyers: z.record(z.string(), Address),
  /** The oldest first: delivered, under way, and one on hold. */
  earlier: z.array(Order),
  today: z.array(Order),
  /** Just paid: the factory has one of them in each stage. */
  in_factory: z.array(Order),
  /** By the place of the goods in the library. */
  cart: z.array(z.strictObject({ at: z.int(), quantity: z.int() })),
  brand: z.strictObject({
    name: z.string(),
    logo_upload_id: z.null(),
    is_default: z.boolean(),
    label_text: z.string(),
    services: z.array(z.enum(['neck-label', 'thank-you-card'])),
    card_message: z.string(),
  }),
  view: z.strictObject({
    name: z.string(),
    filters: z.strictObject({ country: z.string(), state: z.enum(['awaiting_payment']) }),
  }),
  /** From files, waiting for the seller: a SKU nobody knows yet, and a wrong postcode. */
  drafts: z.array(
    z.strictObject({
      external_order_no: z.string(),
      currency: z.string(),
      to: z.string(),
      changes: z.record(z.string(), z.string()).optional(),
      lines: z.array(
        z.strictObject({
          /** Without one it is the first SKU the demo seller can order. */
          external_sku: z.string().optional(),
          title: z.string(),
          quantity: z.int(),
          price: z.string(),
        }),
      ),
    }),
  ),
})

const file = demoFile('order/order', DemoOrders)

export interface DemoOrder extends Omit<z.infer<typeof Order>, 'to'> {
  readonly address: Address
}
export type DemoFba = z.infer<typeof Fba>

function buyer(name: string | undefined): Address {
  const found = file().buyers[name ?? '']
  if (!found) throw new RangeError(`assets/content/demo/order/order.json: nobody is called ${name}`)
  return found
}

function getWarehouse({ center: code, shipment_no }: DemoFba): Address {
  const center = fbaCenters.find((one) => one.code === code)
  if (!center) throw new RangeError(`assets/content/demo/order/order.json: no warehouse of Amazon is called ${code}`)
  return {
    email: '',
    tax_no: '',
    name: `Amazon ${code}`,
    phone: '+86 755 8632 1190',
    company: 'Amazon.com Services, Inc.',
    ...center,
    street2: shipment_no,
  }
}

const withAddress = ({ to, ...order }: z.infer<typeof Order>): DemoOrder => ({
  ...order,
  address: order.fba ? getWarehouse(order.fba) : buyer(to),
})

/** An order to one of the buyers everybody in the demo sells to. */
export const DemoSale = Order.omit({ fba: true })
export const demoSale = (sale: z.infer<typeof DemoSale>): DemoOrder => withAddress(sale)

/** The demo seller's business, with the address of every order. */
export function demoOrders() {
  const { earlier, today, in_factory, cart, brand, view } = file()
  return {
    earlier: earlier.map(withAddress),
    today: today.map(withAddress),
    in_factory: in_factory.map(withAddress),
    cart,
    brand,
    view,
  }
}

export const demoDrafts = (known_sku: string, user_id: number): ForeignOrder[] =>
  file().drafts.map(({ to, changes, lines, ...order }) => ({
    ...order,
    source: 'import',
    user_id,
    address: { ...buyer(to), ...changes } as Address,
    lines: lines.map((line) => ({ ...line, external_sku: line.external_sku ?? known_sku })),
  }))
