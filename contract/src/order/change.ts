import { z } from 'zod'
import { addValueKeys, MAX_CART_QUANTITY } from '../cart/codes.ts'
import { endpoint } from '../endpoint.ts'
import { FreightOption } from '../shipping/shipping.ts'
import { PayMethod, PayReply } from '../wallet/payment.ts'
import { IdInput, Money, WireId, WireInt } from '../wire.ts'
import { Amounts, OrderAddress } from './order.ts'

/**
 * Changes until production. Each can be tried first: a preview works everything out and leaves everything as it is; the
 * change itself refuses when the difference is no longer the one that was shown.
 */
const Trial = z.object({ is_preview: z.boolean().default(false), expected_difference: Money.optional() })
const Quantity = WireInt.min(1, '数量至少为 1|At least 1').max(MAX_CART_QUANTITY)

const ContentChange = IdInput.extend(Trial.shape).extend({
  /** The complete new lines; omitted lines are removed. */
  lines: z
    .array(
      z.object({
        line_id: WireId.optional(),
        sku_id: WireId.optional(),
        quantity: Quantity,
        services: z.array(z.enum(addValueKeys)).max(addValueKeys.length).optional(),
      }),
    )
    .min(1, '至少保留一件商品|At least one line must remain')
    .max(100)
    .optional(),
  channel_id: WireId.optional(),
  address: OrderAddress.optional(),
})

export const changeOrder = endpoint({
  method: 'POST',
  path: '/distribution/order/{id}/change',
  moves_money: 'once',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Change lines, channel or address until production; the difference is charged or given back at once',
  input: ContentChange,
  reply: z.object({
    amounts: Amounts,
    /** Above zero it is charged, below it comes back. */
    difference: Money,
    is_paid: z.boolean(),
    channel_id: z.int(),
    options: z.array(FreightOption),
  }),
})

const Split = IdInput.extend(Trial.shape).extend({
  lines: z
    .array(z.object({ line_id: WireId, quantity: Quantity }))
    .min(1, '请选择要拆出的商品|Choose what to ship separately')
    .max(100),
})

export const splitOrder = endpoint({
  method: 'POST',
  path: '/distribution/order/{id}/split',
  moves_money: 'keyed',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Send some pieces in a parcel of their own',
  input: Split,
  reply: z.object({
    ids: z.array(z.int()),
    order_nos: z.array(z.string()),
    amounts: z.array(Amounts),
    difference: Money,
    is_paid: z.boolean(),
  }),
})

const Merge = Trial.extend({ ids: z.array(WireId).min(2, '至少选择两个订单|Choose at least two orders').max(20) })

export const mergeOrders = endpoint({
  method: 'POST',
  path: '/distribution/order/merge',
  moves_money: 'once',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Send orders to the same address in one parcel',
  input: Merge,
  reply: z.object({
    id: z.int(),
    order_no: z.string(),
    amounts: Amounts,
    difference: Money,
    is_paid: z.boolean(),
  }),
})

/** A change that costs more, with its kind. */
const DearerChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), asked: ContentChange }),
  z.object({ kind: z.literal('split'), asked: Split }),
  z.object({ kind: z.literal('merge'), asked: Merge }),
])
export type DearerChange = z.input<typeof DearerChange>

export const payOrderChange = endpoint({
  method: 'POST',
  path: '/distribution/order/payChange',
  moves_money: 'keyed',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Pay what a change costs more at a cashier; the change is made once the money is there',
  input: z.object({
    change: DearerChange,
    method: PayMethod.exclude(['balance']),
    /** The difference that was shown. */
    expected_difference: Money,
  }),
  reply: PayReply,
})
