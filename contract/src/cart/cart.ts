import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { warehouseRegions } from '../shipping/limits.ts'
import { blankAsAbsent, CountryCode, FreightOption } from '../shipping/shipping.ts'
import { Empty, IdInput, Instant, Money, WireId, WireInt } from '../wire.ts'
import { addValueKeys, cartProblems, MAX_CART_ITEMS, MAX_CART_QUANTITY, MAX_CART_REMARK } from './codes.ts'

const Quantity = WireInt.min(1, '数量至少为 1|At least 1').max(
  MAX_CART_QUANTITY,
  `单行最多 ${MAX_CART_QUANTITY} 件|At most ${MAX_CART_QUANTITY} a line`,
)
const Remark = z
  .string()
  .trim()
  .max(MAX_CART_REMARK, `备注最多 ${MAX_CART_REMARK} 个字|At most ${MAX_CART_REMARK} characters`)
const Services = z.array(z.enum(addValueKeys)).max(addValueKeys.length)
const Ids = z.array(WireId).min(1, '请先选择商品|Select something first').max(MAX_CART_ITEMS)

const NewCartItem = z.object({
  sku_id: WireId,
  quantity: Quantity.default(1),
  /** Absent: the warehouse that has most of it. */
  warehouse: z.string().max(16).optional(),
})

export const CartWarehouse = z.object({
  code: z.string(),
  region: z.enum(warehouseRegions),
  city: z.string(),
  country: z.string(),
  /** Blanks of this item on the shelf there. */
  stock: z.int(),
})
export type CartWarehouse = z.infer<typeof CartWarehouse>

/** How the price of a line came about: pieces, services, and what the next step would save. */
const LinePrice = z.object({
  list: Money,
  unit: Money,
  goods: Money,
  services: Money,
  total: Money,
  tier_percent: z.number(),
  level_percent: z.number(),
  /** From so many pieces the unit is cheaper. */
  next_tier: z.object({ quantity: z.int(), unit: Money }).nullable(),
})

export const CartItem = z.object({
  id: z.int(),
  sku_id: z.int(),
  goods_id: z.int(),
  product_id: z.int(),
  title: z.string(),
  sku_code: z.string(),
  color_name: z.string(),
  color_hex: z.string(),
  size_name: z.string(),
  picture_url: z.string().nullable(),
  quantity: z.int(),
  /** Fewest pieces of the product in one order, in all its variants together. */
  min_quantity: z.int(),
  warehouse: CartWarehouse,
  /** Where else it could come from. */
  other_warehouses: z.array(CartWarehouse),
  services: Services,
  brand: z.object({ id: z.int(), name: z.string(), logo_url: z.string().nullable() }).nullable(),
  is_pickup: z.boolean(),
  remark: z.string(),
  weight_g: z.int(),
  price: LinePrice,
  problem: z.enum(cartProblems).nullable(),
  updated_at: Instant,
})
export type CartItem = z.infer<typeof CartItem>

export const getCart = endpoint({
  method: 'GET',
  path: '/distribution/cart',
  access: 'seller',
  permission: 'order.cart',
  summary: 'How much lies in the cart',
  input: Empty,
  reply: z.object({ total_item_num: z.int(), total_quantity: z.int() }),
})

export const listCartItems = endpoint({
  method: 'GET',
  path: '/distribution/cartItem',
  access: 'seller',
  permission: 'order.cart',
  summary: 'Everything in the cart with prices of this moment, newest first',
  input: Empty,
  reply: z.object({ data: z.array(CartItem), total_item_num: z.int() }),
})

const Added = z.object({ total_item_num: z.int(), ids: z.array(z.int()) })

export const addCartItem = endpoint({
  method: 'POST',
  path: '/distribution/cartItem',
  access: 'seller',
  permission: 'order.cart:edit',
  summary: 'Put one SKU into the cart; the same SKU from the same warehouse grows its line',
  input: NewCartItem,
  reply: Added,
})

export const addCartItems = endpoint({
  method: 'POST',
  path: '/distribution/cartItem/addCartItems',
  access: 'seller',
  permission: 'order.cart:edit',
  summary: 'Put many SKUs into the cart at once, all or none',
  input: z.object({ items: z.array(NewCartItem).min(1, '请先选择商品|Select something first').max(MAX_CART_ITEMS) }),
  reply: Added,
})

const Change = z.object({
  quantity: Quantity.optional(),
  services: Services.optional(),
  is_pickup: z.boolean().optional(),
  remark: Remark.optional(),
})

export const changeCartItem = endpoint({
  method: 'PUT',
  path: '/distribution/cartItem/{id}',
  access: 'seller',
  permission: 'order.cart:edit',
  summary: 'Change quantity, services, pickup or remark of a line',
  input: Change.extend({ id: WireId }),
  reply: CartItem,
})

export const deleteCartItem = endpoint({
  method: 'DELETE',
  path: '/distribution/cartItem/{id}',
  access: 'seller',
  permission: 'order.cart:edit',
  summary: 'Take a line out of the cart',
  input: IdInput,
  reply: z.object({ total_item_num: z.int() }),
})

export const changeCartItems = endpoint({
  method: 'POST',
  path: '/distribution/cartItem/multiUpdateCartInfo',
  access: 'seller',
  permission: 'order.cart:edit',
  summary: 'Change or remove many lines at once',
  input: Change.extend({ ids: Ids, is_removed: z.boolean().default(false) }),
  reply: z.object({ changed: z.int(), total_item_num: z.int() }),
})

export const checkCartItems = endpoint({
  method: 'POST',
  path: '/distribution/cartItem/checkCartItems',
  access: 'seller',
  permission: 'order.cart',
  summary: 'Whether these lines can be ordered now, and what is wrong with those that cannot',
  input: z.object({ ids: Ids }),
  reply: z.object({
    is_ready: z.boolean(),
    problems: z.array(z.object({ id: z.int(), problem: z.enum(cartProblems), stock: z.int() })),
  }),
})

export const changeCartWarehouse = endpoint({
  method: 'POST',
  path: '/distribution/cartItem/changeProductWarehouse',
  access: 'seller',
  permission: 'order.cart:edit',
  summary: 'Send lines from another warehouse; lines that become alike are joined',
  input: z.object({ ids: Ids, warehouse: z.string().min(1).max(16) }),
  reply: z.object({
    changed: z.int(),
    /** Lines whose item that warehouse does not keep. */
    refused: z.array(z.int()),
  }),
})

/** One parcel's worth of the cart: what leaves one warehouse together. */
const PriceGroup = z.object({
  warehouse: CartWarehouse.omit({ stock: true }),
  item_ids: z.array(z.int()),
  pieces: z.int(),
  weight_g: z.int(),
  goods: Money,
  services: Money,
  total: Money,
})
export type CartPriceGroup = z.infer<typeof PriceGroup>

export const showPrice = endpoint({
  method: 'GET',
  path: '/distribution/cartItem/showPrice',
  access: 'seller',
  permission: 'order.cart',
  summary: 'What the chosen lines cost together, by warehouse',
  input: z.object({
    /** Numbers with commas between; absent prices everything that can be ordered. */
    ids: blankAsAbsent(z.string().regex(/^\d+(,\d+)*$/)),
  }),
  reply: z.object({
    groups: z.array(PriceGroup),
    pieces: z.int(),
    list: Money,
    goods: Money,
    services: Money,
    saved: Money,
    total: Money,
  }),
})

export const cartLogistics = endpoint({
  method: 'POST',
  path: '/distribution/cartItem/logistics',
  access: 'seller',
  permission: 'order.cart',
  rate: 'search',
  summary: 'Every channel for the chosen lines to a destination, by warehouse, with the one the seller’s rules pick',
  input: z.object({
    ids: Ids,
    country: CountryCode,
    postcode: blankAsAbsent(z.string().trim().max(16)),
    has_tax_number: z.boolean().default(false),
  }),
  reply: z.object({
    groups: z.array(
      PriceGroup.extend({
        options: z.array(FreightOption),
        picked: z.object({ channel_id: z.int(), by: z.enum(['rule', 'preference', 'cheapest', 'pickup']) }).nullable(),
      }),
    ),
  }),
})

export const pickupAble = endpoint({
  method: 'POST',
  path: '/distribution/cartItem/pickupAble',
  access: 'seller',
  permission: 'order.cart',
  summary: 'Which of these lines a carrier of the seller may collect at the warehouse',
  input: z.object({ ids: Ids }),
  reply: z.object({
    data: z.array(z.object({ id: z.int(), is_able: z.boolean(), address: z.string(), cut_off: z.string() })),
  }),
})

const ServiceTier = z.object({ quantity: z.int(), discount_percent: z.number() })

export const getAddValueDiscount = endpoint({
  method: 'GET',
  path: '/distribution/cartItem/getAddValueDiscount',
  access: 'seller',
  permission: 'order.cart',
  summary: 'Services at the warehouse with their prices, and how quantity lowers them',
  input: Empty,
  reply: z.object({
    services: z.array(z.object({ key: z.enum(addValueKeys), name: z.string(), price: Money, weight_g: z.int() })),
    tiers: z.array(ServiceTier),
  }),
})

export const addValueWeight = endpoint({
  method: 'GET',
  path: '/distribution/cartItem/addValueWeight',
  access: 'seller',
  permission: 'order.cart',
  summary: 'What services add to the weight of the chosen lines',
  input: z.object({ ids: blankAsAbsent(z.string().regex(/^\d+(,\d+)*$/)) }),
  reply: z.object({ weight_g: z.int(), data: z.array(z.object({ id: z.int(), weight_g: z.int() })) }),
})
