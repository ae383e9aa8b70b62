import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, HookEvent, Webhooks } from '../core/connector.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { hmacHex, sameText, sha256Hex } from '../core/signing.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { checkListing, createListing, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { platformLabels, ship } from './shipping.ts'
import { shopCall } from './shopee-call.ts'

const Push = z.object({
  code: z.int(),
  shop_id: ExternalId.nullish(),
  data: z.object({ ordersn: LooseText }).nullish(),
})
const pushKinds: Record<number, HookEvent['kind']> = { 2: 'revoked', 3: 'order', 4: 'order', 12: 'expiring' }

const webhooks: Webhooks = {
  // The signature covers the callback URL. The console may show a separate push key.
  verify(app, { headers, raw_body, callback_url }) {
    const expected = hmacHex(app.extra.push_key || app.secret, `${callback_url}|${raw_body.toString('utf8')}`)
    return sameText(headers.authorization ?? '', expected)
  },
  parse(_app, { raw_body }) {
    const { code, shop_id, data } = readShape(Push, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: sha256Hex(raw_body),
        kind: pushKinds[code] ?? 'other',
        external_shop_id: shop_id ?? '',
        external_order_id: data?.ordersn ?? '',
      },
    ]
  },
}

/** Where buyers shop, by region. */
const domains: Readonly<Record<string, string>> = {
  SG: 'sg',
  MY: 'com.my',
  TH: 'co.th',
  TW: 'tw',
  ID: 'co.id',
  VN: 'vn',
  PH: 'ph',
  BR: 'com.br',
  MX: 'com.mx',
  CO: 'com.co',
  CL: 'cl',
}

/** Shopee Open Platform v2. */
export const shopee: Connector = {
  platform: Platform.shopee,
  slug: 'shopee',
  sandbox_key: '2001887',
  hosts: {
    authorize: 'https://partner.shopeemobile.com',
    token: 'https://partner.shopeemobile.com',
    api: 'https://partner.shopeemobile.com',
  },
  traits: {
    ways: ['code'],
    refresh: 'rotating',
    webhooks: 'signed',
    listing: 'sync',
    partial_ship: false,
    own_tracking: true,
    max_window_days: 15,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await shopCall(conn, { path: '/api/v2/shop/get_shop_info' })
  },
  pullOrders,
  getOrder,
  ship,
  platformLabels,
  catalogue,
  checkListing,
  listingPage: ({ region, external_shop_id }, id) =>
    domains[region] ? `https://shopee.${domains[region]}/product/${external_shop_id}/${id}` : '',
  createListing,
  updateListing,
  setStock,
  unpublish,
  webhooks,
}
