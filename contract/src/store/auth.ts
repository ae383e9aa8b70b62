import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, WireId, WireInt } from '../wire.ts'

const Start = z.object({
  /** The store to re-authorise; a new one is created without it. */
  store_id: WireId.optional(),
  shop_domain: z.string().trim().max(200).default(''),
  /** ISO country of the marketplace, where a platform has several. */
  region: z.string().trim().max(10).default(''),
  /** The origin the browser is at, to bring it back there. */
  return_origin: z.string().max(200).default(''),
})
const Started = z.object({ url: z.string() })

export const authUrl = endpoint({
  method: 'POST',
  path: '/distribution/userStore/authUrl',
  access: 'seller',
  permission: 'order.store:connect',
  summary: 'Where to send the seller to let us into their shop',
  input: Start.extend({ platform: WireInt }),
  reply: Started,
})

export const etsyAuthUrl = endpoint({
  method: 'POST',
  path: '/distribution/userStore/etsyAuthUrl',
  access: 'seller',
  permission: 'order.store:connect',
  summary: 'Where to send the seller to let us into their Etsy shop',
  input: Start,
  reply: Started,
})

export const temuAuth = endpoint({
  method: 'POST',
  path: '/distribution/userStore/getTemuAuth',
  access: 'seller',
  permission: 'order.store:connect',
  summary: 'Where a Temu seller approves us and finds the token to paste',
  input: z.object({ platform: WireInt.default(17), store_id: WireId.optional() }),
  reply: z.object({ url: z.string(), app_key: z.string() }),
})

/** What came back from the platform: the query of the return, keys or a token that were pasted. */
const Answer = z.object({
  fields: z.record(z.string().max(60), z.string().max(4000)),
  store_id: WireId.optional(),
  shop_domain: z.string().trim().max(200).default(''),
  region: z.string().trim().max(10).default(''),
})
const Bound = z.object({
  stores: z.array(z.object({ id: z.int(), name: z.string(), platform: z.int(), is_new: z.boolean() })),
})

/** Platforms know one address of ours. A seller who left from another one is not logged in there. */
export const whereBegan = endpoint({
  method: 'POST',
  path: '/distribution/userStore/whereBegan',
  access: 'public',
  summary: 'The origin an authorisation was begun from, if the browser has to go back there first',
  input: z.object({ fields: Answer.shape.fields }),
  reply: z.object({ origin: z.string() }),
})

const common = { access: 'seller', permission: 'order.store:connect', input: Answer, reply: Bound } as const

export const bindStore = endpoint({
  method: 'POST',
  path: '/distribution/userStore/bind',
  ...common,
  summary: 'Finish an authorisation of any platform; the state says which',
})
export const bindAmazon = endpoint({
  method: 'POST',
  path: '/distribution/userStore/amazon',
  ...common,
  summary: 'Finish an authorisation of Amazon',
})
export const bindWish = endpoint({
  method: 'POST',
  path: '/distribution/userStore/wish',
  ...common,
  summary: 'Finish an authorisation of Wish',
})
export const bindShopee = endpoint({
  method: 'POST',
  path: '/distribution/userStore/shopee',
  ...common,
  summary: 'Finish an authorisation of Shopee',
})
export const bindShoplazza = endpoint({
  method: 'POST',
  path: '/distribution/userStore/shoplazza',
  ...common,
  summary: 'Finish an authorisation of Shoplazza',
})
export const bindShopify = endpoint({
  method: 'POST',
  path: '/distribution/userStore/shopify',
  ...common,
  summary: 'Finish an authorisation of Shopify',
})
export const bindShopline = endpoint({
  method: 'POST',
  path: '/distribution/userStore/shopline',
  ...common,
  summary: 'Finish an authorisation of Shopline',
})
export const bindAliExpress = endpoint({
  method: 'POST',
  path: '/distribution/userStore/aliExpress',
  ...common,
  summary: 'Finish an authorisation of AliExpress',
})
export const bindTiktok = endpoint({
  method: 'POST',
  path: '/distribution/userStore/tiktok',
  ...common,
  summary: 'Finish an authorisation of TikTok Shop',
})
export const bindOzon = endpoint({
  method: 'POST',
  path: '/distribution/userStore/ozon',
  ...common,
  summary: 'Connect an Ozon shop with its keys',
})
export const bindTemu = endpoint({
  method: 'POST',
  path: '/distribution/userStore/temu',
  ...common,
  summary: 'Connect a semi-managed Temu shop with its token',
})
export const bindTemuLocal = endpoint({
  method: 'POST',
  path: '/distribution/userStore/temuLocal',
  ...common,
  summary: 'Connect a local Temu shop with its token',
})
export const bindShein = endpoint({
  method: 'POST',
  path: '/distribution/userStore/shein',
  ...common,
  summary: 'Finish an authorisation of SHEIN',
})

export const readInstall = endpoint({
  method: 'POST',
  path: '/distribution/userStore/install',
  access: 'seller',
  permission: 'order.store:connect',
  summary: 'A shop came from the platform’s own app page: where to send it on',
  input: z.object({ query: z.record(z.string().max(60), z.string().max(2000)) }),
  reply: Started,
})

export const amazonCountries = endpoint({
  method: 'GET',
  path: '/distribution/userStore/getAmazonCountry',
  access: 'seller',
  permission: 'order.store',
  summary: 'Amazon’s sites',
  input: Empty,
  reply: z.object({
    data: z.array(z.object({ country: z.string(), name: z.string(), region: z.string(), currency: z.string() })),
  }),
})
