import { z } from 'zod'
import { Decimal, ExternalId, LooseText } from '../../core/read-shape.ts'

const Whole = z.preprocess((told) => (typeof told === 'string' ? Number(told) : told), z.int())

export const OrderRow = z.object({
  id: ExternalId,
  product_id: ExternalId,
  product_attribute_id: ExternalId,
  product_quantity: Whole,
  product_name: LooseText,
  product_reference: LooseText,
  unit_price_tax_incl: Decimal,
  id_customization: ExternalId.nullish().transform((id) => id ?? ''),
})
export type OrderRow = z.output<typeof OrderRow>

export const PsOrder = z.object({
  id: ExternalId,
  reference: LooseText,
  id_address_delivery: ExternalId,
  id_currency: ExternalId,
  id_customer: ExternalId,
  current_state: ExternalId,
  invoice_date: LooseText,
  date_add: z.string(),
  date_upd: z.string(),
  gift_message: LooseText,
  total_paid_tax_incl: Decimal,
  associations: z.object({ order_rows: z.array(OrderRow).default([]) }).nullish(),
})
export type PsOrder = z.output<typeof PsOrder>
