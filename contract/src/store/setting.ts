import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId, WireInt } from '../wire.ts'

const StoreIdInput = z.object({ store_id: WireId })
const TheirWarehouse = z.object({ id: z.string(), name: z.string() })

export const temuWarehouses = endpoint({
  method: 'GET',
  path: '/distribution/userStore/temuWareHouse',
  access: 'seller',
  permission: 'order.store',
  hidden_from_view: true,
  summary: 'Warehouses of a Temu shop, and the one stock is kept at',
  input: StoreIdInput,
  reply: z.object({ data: z.array(TheirWarehouse), chosen: z.string() }),
})

export const setTemuWarehouse = endpoint({
  method: 'POST',
  path: '/distribution/userStore/setTemuWareHouse',
  access: 'seller',
  permission: 'order.store:edit',
  summary: 'Choose the warehouse of a Temu shop',
  input: StoreIdInput.extend({ warehouse_id: z.string().trim().min(1).max(100) }),
  reply: Empty,
})

const OurWarehouse = z.object({ code: z.string(), name: z.string(), country: z.string(), city: z.string() })

export const factoryWarehouses = endpoint({
  method: 'GET',
  path: '/distribution/userStore/getFactoryWarehouseCenter',
  access: 'seller',
  permission: 'order.store',
  summary: 'Our factories’ warehouses that orders of a store can be made in',
  input: Empty,
  reply: z.object({ data: z.array(OurWarehouse) }),
})

export const logisticsWarehouses = endpoint({
  method: 'GET',
  path: '/distribution/userStore/logisticsWarehouses',
  access: 'seller',
  permission: 'order.store',
  summary: 'Which warehouse makes the orders of each store',
  input: Empty,
  reply: z.object({ data: z.array(z.object({ store_id: z.int(), warehouse_code: z.string() })) }),
})

export const setLogisticsWarehouses = endpoint({
  method: 'POST',
  path: '/distribution/userStore/setLogisticsWarehouses',
  access: 'seller',
  permission: 'order.store:edit',
  summary: 'Choose the warehouse that makes the orders of stores; empty leaves it to the rules',
  input: z.object({ store_ids: z.array(WireId).min(1).max(500), warehouse_code: z.string().max(30).default('') }),
  reply: Empty,
})

const WishPost = z.object({ id: z.int(), name: z.string(), authed: z.int() })

export const wishPostAccounts = endpoint({
  method: 'GET',
  path: '/distribution/userStore/getWishPostAccount',
  access: 'seller',
  permission: 'order.store',
  hidden_from_view: true,
  summary: 'WishPost accounts, and the one a Wish store sends with',
  input: z.object({ store_id: WireId.optional() }),
  reply: z.object({ data: z.array(WishPost), chosen: z.int().nullable() }),
})

export const createWishPost = endpoint({
  method: 'POST',
  path: '/distribution/userStore/wishpost',
  access: 'seller',
  permission: 'order.store:connect',
  summary: 'Keep a WishPost account',
  input: z.object({
    name: z.string().trim().min(1, '请输入账号名称|Please enter a name').max(60),
    api_key: z.string().trim().min(8, '请输入 WishPost 的 API Key|Please enter the API key').max(500),
  }),
  reply: z.object({ id: z.int() }),
})

export const bindWishPost = endpoint({
  method: 'POST',
  path: '/distribution/userStore/bindWishPostAccount',
  access: 'seller',
  permission: 'order.store:edit',
  summary: 'Let a Wish store send with a WishPost account',
  input: StoreIdInput.extend({ account_id: WireId }),
  reply: Empty,
})

const CarrierRow = z.object({
  /** Carrier of our channel as sent to marketplaces. */
  carrier: z.string(),
  /** The same in the language of the reader. */
  name: z.string(),
  their_code: z.string(),
  their_name: z.string(),
  /** Chosen by the seller; otherwise our suggestion. */
  is_own: z.boolean(),
})

export const listCarriers = endpoint({
  method: 'GET',
  path: '/distribution/userStore/carriers',
  access: 'seller',
  permission: 'order.store',
  summary: 'What a platform calls our carriers',
  input: z.object({ platform: WireInt }),
  reply: z.object({
    data: z.array(CarrierRow),
    /** The platform's carrier list, if it has one and a store is authorised. */
    theirs: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

export const setCarrier = endpoint({
  method: 'POST',
  path: '/distribution/userStore/carriers',
  access: 'seller',
  permission: 'order.store:edit',
  summary: 'Say what a platform calls one of our carriers; empty takes it back',
  input: z.object({
    platform: WireInt,
    carrier: z.string().min(1).max(100),
    their_code: z.string().trim().max(100),
    their_name: z.string().trim().max(100).default(''),
  }),
  reply: Empty,
})

export const listPushes = endpoint({
  method: 'GET',
  path: '/distribution/userStore/pushes',
  access: 'seller',
  permission: 'order.store',
  summary: 'The last parcels a store was told of, failed ones first',
  input: StoreIdInput,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        order_id: z.int(),
        external_number: z.string(),
        tracking_number: z.string(),
        carrier: z.string(),
        state: z.enum(['waiting', 'done', 'failed']),
        error: z.string(),
        created_at: Instant,
        done_at: Instant.nullable(),
      }),
    ),
  }),
})

export const retryPush = endpoint({
  method: 'POST',
  path: '/distribution/userStore/pushes/retry/{id}',
  access: 'seller',
  permission: 'order.store:edit',
  summary: 'Tell the marketplace of a parcel again',
  input: IdInput,
  reply: Empty,
})

export const listUnreadOrders = endpoint({
  method: 'GET',
  path: '/distribution/userStore/unreadOrders',
  access: 'seller',
  permission: 'order.store',
  summary: 'Orders of a store that could not be read, oldest first, with what is wrong',
  input: PageInput.extend({ store_id: WireId }),
  reply: getPage(
    z.object({
      id: z.int(),
      external_order_id: z.string(),
      /** What is wrong, in the caller's language. */
      problem: z.string(),
      /** The field in the platform's answer; empty if it is not one field. */
      place: z.string(),
      /** The order as the platform sent it. */
      raw: z.string(),
      created_at: Instant,
    }),
  ),
})

export const readOrderAgain = endpoint({
  method: 'POST',
  path: '/distribution/userStore/unreadOrders/read/{id}',
  access: 'seller',
  permission: 'order.store:edit',
  summary: 'Ask the marketplace for an order that could not be read',
  input: IdInput,
  reply: z.object({
    is_read: z.boolean(),
    /** Why not, in the caller's language; empty if it was read. */
    problem: z.string(),
  }),
})

export const dismissUnread = endpoint({
  method: 'POST',
  path: '/distribution/userStore/unreadOrders/dismiss/{id}',
  access: 'seller',
  permission: 'order.store:edit',
  summary: 'Hide an order that could not be read until it changes',
  input: IdInput,
  reply: Empty,
})
