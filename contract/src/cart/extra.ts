import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { WireId } from '../wire.ts'
import { cartReminders, MAX_CART_ITEMS } from './codes.ts'

const Ids = z.array(WireId).min(1, '请先选择商品|Select something first').max(MAX_CART_ITEMS)

export const setBrands = endpoint({
  method: 'POST',
  path: '/distribution/cartItem/setBrands',
  access: 'seller',
  permission: 'order.cart:edit',
  summary: 'Put a brand on lines, with the inserts it prints on; without a brand they lose it',
  input: z.object({ ids: Ids, brand_id: WireId.nullable() }),
  reply: z.object({ changed: z.int() }),
})

export const cartSkuAddressModifyRemind = endpoint({
  method: 'POST',
  path: '/distribution/cartItem/cartSkuAddressModifyRemind',
  access: 'seller',
  permission: 'order.cart',
  summary:
    'Lines whose design or place of shipping has changed since they were put there; `is_seen` says the seller knows',
  input: z.object({ ids: z.array(WireId).max(MAX_CART_ITEMS).optional(), is_seen: z.boolean().default(false) }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        sku_id: z.int(),
        title: z.string(),
        sku_code: z.string(),
        kind: z.enum(cartReminders),
        /** A warehouse that could send it instead. */
        other_warehouse: z.string().nullable(),
      }),
    ),
  }),
})

export const FbaBox = z.object({
  box_no: z.int(),
  length_cm: z.number(),
  width_cm: z.number(),
  height_cm: z.number(),
  weight_g: z.int(),
  items: z.array(z.object({ id: z.int(), sku_code: z.string(), quantity: z.int() })),
})
export type FbaBox = z.infer<typeof FbaBox>

export const getFbaBoxs = endpoint({
  method: 'GET',
  path: '/distribution/cartItem/getFbaBoxs',
  access: 'seller',
  permission: 'order.cart',
  summary: 'Cartons for an Amazon warehouse, packed within its limits',
  input: z.object({ ids: z.string().regex(/^\d+(,\d+)*$/) }),
  reply: z.object({ boxes: z.array(FbaBox), pieces: z.int(), weight_g: z.int() }),
})
