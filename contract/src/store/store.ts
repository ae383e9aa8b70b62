import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId, WireInt } from '../wire.ts'
import { authProblems } from './platforms.ts'

/** How the reading of orders goes, and what to do when it does not. */
const StoreHealth = z.object({
  /** `ok`, `waiting` before the first time, `failing` with an error, `stopped` without authorisation. */
  state: z.enum(['ok', 'waiting', 'failing', 'stopped']),
  synced_at: Instant.nullable(),
  next_sync_at: Instant.nullable(),
  order_count: z.int(),
  error_kind: z.string().nullable(),
  /** Message from the marketplace. */
  error: z.string(),
  /** What to do about it, in the caller's language. */
  fix: z.string(),
  failed_pushes: z.int(),
  /** Orders that could not be read. */
  unread_orders: z.int(),
})

const StoreRow = z.object({
  id: z.int(),
  platform: z.int(),
  name: z.string(),
  group_name: z.string(),
  external_shop_id: z.string(),
  shop_domain: z.string(),
  region: z.string(),
  currency: z.string(),
  /** 1 authorised, 2 not. */
  authed: z.int(),
  auth_problem: z.enum(authProblems).nullable(),
  consent_expires_at: Instant.nullable(),
  authed_at: Instant.nullable(),
  warehouse_code: z.string(),
  /** Webhook URL to enter in the platform's console; null where we subscribe automatically. */
  push_address: z.string().nullable(),
  allocated_user_ids: z.array(z.int()),
  health: StoreHealth,
})
export type StoreRow = z.infer<typeof StoreRow>

export const listStores = endpoint({
  method: 'GET',
  path: '/distribution/userStore',
  access: 'seller',
  permission: 'order.store',
  summary: 'Stores; those that need an authorisation first',
  input: PageInput.extend({
    platform: WireInt.optional(),
    /** 1: only those whose authorisation ended or ends within seven days. */
    auth_status: WireInt.optional(),
    group_name: z.string().optional(),
    keyword: z.string().trim().max(100).optional(),
  }),
  reply: getPage(StoreRow).extend({ groups: z.array(z.string()), limit: z.int().nullable(), used: z.int() }),
})

const Name = z
  .string()
  .trim()
  .min(1, '请输入店铺名称|Please enter a name')
  .max(60, '最多 60 个字|At most 60 characters')

export const createStore = endpoint({
  method: 'POST',
  path: '/distribution/userStore',
  access: 'seller',
  permission: 'order.store:connect',
  summary: 'Put a store on the list before it is authorised, or one that is kept by hand',
  input: z.object({ platform: WireInt, name: Name, group_name: z.string().trim().max(30).default('') }),
  reply: z.object({ id: z.int() }),
})

export const getStore = endpoint({
  method: 'GET',
  path: '/distribution/userStore/{id}',
  access: 'seller',
  permission: 'order.store',
  summary: 'One store',
  input: IdInput,
  reply: StoreRow,
})

export const updateStore = endpoint({
  method: 'PUT',
  path: '/distribution/userStore/{id}',
  access: 'seller',
  permission: 'order.store:edit',
  summary: 'Rename a store or put it into a group',
  input: IdInput.extend({ name: Name.optional(), group_name: z.string().trim().max(30).optional() }),
  reply: Empty,
})

export const deleteStore = endpoint({
  method: 'POST',
  path: '/distribution/userStore/deletes/{id}',
  access: 'seller',
  permission: 'order.store:delete',
  summary: 'Take a store off the list; its SKU links stay for when it comes back',
  input: IdInput,
  reply: Empty,
})

export const unbindStore = endpoint({
  method: 'POST',
  path: '/distribution/userStore/unbindStoreAuth/{id}',
  access: 'seller',
  permission: 'order.store:delete',
  summary: 'Forget what lets us in; the store stays, dimmed',
  input: IdInput,
  reply: Empty,
})

export const syncStore = endpoint({
  method: 'POST',
  path: '/distribution/userStore/sync/{id}',
  access: 'seller',
  permission: 'order.store:edit',
  summary: 'Read orders of a store now instead of at its next turn',
  input: IdInput,
  reply: Empty,
})

const PlatformStore = z.object({
  platform: z.int(),
  slug: z.string(),
  way: z.enum(['code', 'key_post', 'keys']),
  /** Whether the sandbox replaces the platform. */
  is_sandbox: z.boolean(),
  /** False where the operator has not set the platform up: its shops cannot be connected. */
  is_available: z.boolean(),
  /** How much of what we say to the real platform is proven; always `proven` at the sandbox. */
  proof: z.enum(['proven', 'partly', 'unproven']),
  /** Page where the seller finds keys or approves access; the sandbox's page when it is used. */
  console_url: z.string(),
  /** A shop of the sandbox to try with. */
  sample_domain: z.string(),
  stores: z.array(z.object({ id: z.int(), name: z.string(), authed: z.int(), group_name: z.string() })),
})

export const platformStores = endpoint({
  method: 'GET',
  path: '/distribution/userStore/platformStore',
  access: 'seller',
  permission: 'order.store',
  summary: 'Platforms with their stores, for pickers and the list of cards',
  input: Empty,
  reply: z.object({ data: z.array(PlatformStore) }),
})

/** Only where the sandbox plays the platforms; empty everywhere else. */
export const freeShops = endpoint({
  method: 'GET',
  path: '/distribution/userStore/freeShops',
  access: 'seller',
  permission: 'order.store:connect',
  rate: 'search',
  summary: 'Shops of the sandbox that nobody has connected, one for each platform',
  input: Empty,
  reply: z.object({
    data: z.array(
      z.object({
        platform: z.int(),
        name: z.string(),
        /** What `authUrl` needs to begin with this shop. */
        shop_domain: z.string(),
        region: z.string(),
      }),
    ),
  }),
})

const counts = z.record(z.string(), z.int())

export const authExceptionStores = endpoint({
  method: 'GET',
  path: '/distribution/userStore/authExceptionStores',
  access: 'seller',
  permission: 'order.store',
  summary: 'How many stores of each platform lost their authorisation or are about to',
  input: Empty,
  reply: z.object({ exception: counts, recently1: counts, recently7: counts, alert: z.int() }),
})

export const allocateStores = endpoint({
  method: 'POST',
  path: '/distribution/userStoreAllocation/allocationCreate',
  access: 'seller',
  permission: 'order.store:allocate',
  summary: 'Say which sub-accounts work with which stores; replaces what was said before',
  input: z.object({
    store_ids: z.array(WireId).min(1, '请选择店铺|Choose stores').max(500),
    user_ids: z.array(WireId).max(100),
  }),
  reply: Empty,
})

export const listAllocations = endpoint({
  method: 'GET',
  path: '/distribution/userStoreAllocation/list',
  access: 'seller',
  permission: 'order.store',
  summary: 'Sub-accounts with the stores they work with',
  input: Empty,
  reply: z.object({
    data: z.array(
      z.object({
        user_id: z.int(),
        username: z.string(),
        display_name: z.string(),
        store_ids: z.array(z.int()),
      }),
    ),
  }),
})
