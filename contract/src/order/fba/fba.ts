import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { refusalReasons } from '../../shipping/limits.ts'
import { blankAsAbsent } from '../../shipping/shipping.ts'
import { getPage, IdInput, Money, PageInput, WireId, WireInt } from '../../wire.ts'
import { orderStates } from '../codes.ts'
import { OrderRow, QuotedOrder } from '../order.ts'
import { FNSKU_FORM, fbaCenters, MAX_FBA_BOXES, SHIPMENT_FORM } from './centers.ts'

const Center = z.enum(fbaCenters.map(({ code }) => code) as [string, ...string[]])
const ShipmentNo = z
  .string()
  .trim()
  .toUpperCase()
  .refine(
    (value) => value === '' || SHIPMENT_FORM.test(value),
    '货件号形如 FBA15DX7K2QM|A shipment ID looks like FBA15DX7K2QM',
  )
const Fnsku = z
  .string()
  .trim()
  .toUpperCase()
  .refine(
    (value) => value === '' || FNSKU_FORM.test(value),
    'FNSKU 为 10 位字母数字|An FNSKU has 10 letters and digits',
  )

const Plan = z.object({
  cart_item_ids: z.array(WireId).min(1, '请选择商品|Choose goods').max(100),
  center: Center,
  shipment_no: ShipmentNo.default(''),
  is_pickup: z.boolean().default(false),
  phone: z.string().trim().min(6, '请填写联系电话|Enter a phone number').max(30),
  channels: z.record(z.string(), WireId).default({}),
})

const Box = z.object({
  box_no: z.int(),
  length_cm: z.number(),
  width_cm: z.number(),
  height_cm: z.number(),
  weight_g: z.int(),
  items: z.array(z.object({ sku_id: z.int(), sku_code: z.string(), quantity: z.int() })),
})

/** An order as it would be quoted, carton by carton. */
const QuotedFba = QuotedOrder.extend({
  boxes: z.array(Box),
  /** When no channel accepts it: each channel's carton limits (g or mm), and the cartons that exceed them. */
  refusals: z.array(
    z.object({
      channel_id: z.int(),
      channel_name: z.string(),
      reason: z.enum(refusalReasons),
      limit: z.int(),
      most: z.int(),
      box_nos: z.array(z.int()),
    }),
  ),
})
export type QuotedFba = z.infer<typeof QuotedFba>

export const previewFbaOrder = endpoint({
  method: 'POST',
  path: '/distribution/fbaOrder/preview',
  access: 'seller',
  permission: 'order.fba',
  rate: 'search',
  summary: 'What sending cart lines to a warehouse of Amazon would cost',
  input: Plan,
  reply: z.object({
    orders: z.array(QuotedFba),
    total: Money,
    is_complete: z.boolean(),
    /** What a carrier of the seller must know, for each warehouse it would collect at. */
    gates: z.array(z.object({ warehouse_code: z.string(), address: z.string(), cut_off: z.string() })),
  }),
})

export const createFbaOrder = endpoint({
  method: 'POST',
  path: '/distribution/fbaOrder',
  access: 'seller',
  permission: 'order.fba:edit',
  summary: 'Make an order for a warehouse of Amazon, packed in cartons',
  input: Plan.extend({ expected_total: Money }),
  reply: z.object({ ids: z.array(z.int()), total: Money }),
})

export const FbaOrder = z.object({
  order: OrderRow,
  shipment_no: z.string(),
  center: z.string(),
  is_pickup: z.boolean(),
  /** Where and until when the seller's carrier collects it; null where we send it. */
  gate: z.object({ address: z.string(), cut_off: z.string() }).nullable(),
  boxes: z.array(Box),
  fnskus: z.array(z.object({ sku_id: z.int(), fnsku: z.string() })),
  /** Whether the cartons contain exactly the ordered pieces. */
  is_packed: z.boolean(),
  /** What is missing before labels can be printed, in words. */
  missing: z.array(z.string()),
})
export type FbaOrder = z.infer<typeof FbaOrder>

export const listFbaOrders = endpoint({
  method: 'GET',
  path: '/distribution/fbaOrder',
  access: 'seller',
  permission: 'order.fba',
  rate: 'search',
  summary: 'Orders for warehouses of Amazon, newest first',
  input: z
    .object({
      state: blankAsAbsent(z.enum(orderStates)),
      keyword: blankAsAbsent(z.string().trim().max(80)),
    })
    .extend(PageInput.shape),
  reply: getPage(FbaOrder),
})

export const changeFbaOrder = endpoint({
  method: 'PUT',
  path: '/distribution/fbaOrder/{id}',
  access: 'seller',
  permission: 'order.fba:edit',
  summary: 'Shipment number, FNSKUs and cartons; the cartons hold exactly what the order does',
  input: IdInput.extend({
    shipment_no: ShipmentNo.optional(),
    fnskus: z
      .array(z.object({ sku_id: WireId, fnsku: Fnsku }))
      .max(200)
      .optional(),
    boxes: z
      .array(
        z.object({
          length_cm: z.number().positive().max(300),
          width_cm: z.number().positive().max(300),
          height_cm: z.number().positive().max(300),
          weight_g: WireInt.min(1).max(200_000),
          items: z.array(z.object({ sku_id: WireId, quantity: WireInt.min(1) })).min(1),
        }),
      )
      .min(1)
      .max(MAX_FBA_BOXES)
      .optional(),
  }),
  reply: FbaOrder,
})

export const repackFbaOrder = endpoint({
  method: 'POST',
  path: '/distribution/fbaOrder/{id}/repack',
  access: 'seller',
  permission: 'order.fba:edit',
  summary: 'Pack the cartons anew for what the order holds now; cartons that still fit stay as they are',
  input: IdInput,
  reply: FbaOrder,
})

export const printFbaLabels = endpoint({
  method: 'POST',
  path: '/distribution/fbaOrder/{id}/labels',
  access: 'seller',
  permission: 'order.fba',
  summary: 'Labels of the cartons or of the pieces, as PDF or for label printers',
  input: IdInput.extend({ kind: z.enum(['box', 'fnsku']), format: z.enum(['pdf', 'zpl']) }),
  reply: z.object({ url: z.string(), file_name: z.string(), label_count: z.int() }),
})
