import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { orderStates } from '../../order/codes.ts'
import { labelMakers } from '../../service/carriers.ts'
import { Empty, Instant, WireId } from '../../wire.ts'
import { labelStates } from './codes.ts'

const CustomsLine = z.object({
  name_en: z.string(),
  name_zh: z.string(),
  sku: z.string(),
  hs_code: z.string(),
  origin: z.string(),
  quantity: z.int(),
  /** Per piece, in US cents. */
  unit_value_cents: z.int(),
  unit_weight_g: z.int(),
})
export type CustomsLine = z.infer<typeof CustomsLine>

/** One parcel: its size, and what is declared for it. */
export const ParcelContents = z.object({
  length_mm: z.number(),
  width_mm: z.number(),
  height_mm: z.number(),
  customs: z.array(CustomsLine),
})
export type ParcelContents = z.infer<typeof ParcelContents>

const ParcelLabel = z.object({
  id: z.int(),
  order_no: z.string(),
  parcel_no: z.int(),
  carrier: z.enum(labelMakers),
  code: z.string(),
  state: z.enum(labelStates),
  tracking_no: z.string(),
  weight_g: z.int(),
  /** As the carrier told it: an amount and its currency; empty where it tells none. */
  cost: z.string(),
  currency: z.string(),
  error: z.string(),
  pdf_url: z.string().nullable(),
  /** Null where the carrier makes none. */
  zpl_url: z.string().nullable(),
  is_shipped: z.boolean(),
  customs: z.array(CustomsLine),
  updated_at: Instant,
})
export type ParcelLabel = z.infer<typeof ParcelLabel>

const OrderNumber = z.string().trim().toUpperCase().min(1, '请输入订单号|Enter the order number').max(40)
const desk = { access: 'staff', permission: 'ops.production' } as const

export const getPacking = endpoint({
  method: 'GET',
  path: '/ops/production/packing',
  shows_contacts: true,
  ...desk,
  summary: 'An order at the packing desk: its parcels and their labels',
  input: z.object({ order_no: OrderNumber }),
  reply: z.object({
    order_no: z.string(),
    state: z.enum(orderStates),
    channel: z.string(),
    country: z.string(),
    pieces: z.int(),
    parcel_count: z.int(),
    /** Who makes the labels; null: the number is typed by hand. */
    carrier: z.enum(labelMakers).nullable(),
    /** Why no label can be made now: the carrier is not set up. */
    is_carrier_off: z.boolean(),
    labels: z.array(ParcelLabel),
    tracking_nos: z.array(z.string()),
  }),
})
export type Packing = z.infer<typeof getPacking.reply>

export const listOpenLabels = endpoint({
  method: 'GET',
  path: '/ops/production/label',
  shows_contacts: true,
  ...desk,
  summary: 'Labels that failed, are being made, or wait to be printed, the newest first',
  input: Empty,
  reply: z.object({ data: z.array(ParcelLabel) }),
})

export const makeLabels = endpoint({
  method: 'POST',
  path: '/ops/production/label',
  ...desk,
  summary: 'Make the labels of a packed order, or try failed ones again; made ones stay',
  input: z.object({
    order_no: OrderNumber,
    /** Measured weights by parcel; calculated ones where absent. */
    weights_g: z.array(z.int().min(1).max(1_000_000).nullable()).max(100).default([]),
  }),
  reply: Empty,
})

export const cancelLabel = endpoint({
  method: 'POST',
  path: '/ops/production/label/{id}/cancel',
  ...desk,
  summary: 'Cancel a label at the carrier; the parcel then needs another one',
  input: z.object({ id: WireId }),
  reply: Empty,
})

export const shipLabelled = endpoint({
  method: 'POST',
  path: '/ops/production/label/ship',
  ...desk,
  summary: 'A packed order leaves with the numbers on its labels',
  input: z.object({ order_no: OrderNumber }),
  reply: z.object({ order_no: z.string(), tracking_nos: z.array(z.string()) }),
})
