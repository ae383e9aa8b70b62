import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, Webhooks } from '../core/connector.ts'
import { ExternalId, readShape } from '../core/read-shape.ts'
import { hmacHex, sameText, sha256Hex } from '../core/signing.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { shopCall, siteDomains } from './lazada-call.ts'
import { checkListing, createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { platformLabels, ship } from './shipping.ts'

const Push = z.object({
  message_type: z.int(),
  seller_id: ExternalId.nullish(),
  data: z.object({ trade_order_id: ExternalId.nullish() }).nullish(),
})

const webhooks: Webhooks = {
  verify: (app, { headers, raw_body }) =>
    sameText(headers.authorization ?? '', hmacHex(app.secret, Buffer.concat([Buffer.from(app.key), raw_body]))),
  parse(_app, { raw_body }) {
    const push = readShape(Push, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: sha256Hex(raw_body),
        kind: push.message_type === 0 ? 'order' : push.message_type === 8 ? 'expiring' : 'other',
        external_shop_id: push.seller_id ?? '',
        external_order_id: push.data?.trade_order_id ?? '',
      },
    ]
  },
}

/** Lazada Open Platform. */
export const lazada: Connector = {
  platform: Platform.lazada,
  slug: 'lazada',
  sandbox_key: '123456',
  hosts: { authorize: 'https://auth.lazada.com', token: 'https://auth.lazada.com', api: 'https://api.lazada.{region}' },
  traits: {
    ways: ['code'],
    refresh: 'steady',
    webhooks: 'signed',
    listing: 'async',
    partial_ship: false,
    own_tracking: false,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await shopCall(conn, 'GET', '/seller/get')
  },
  pullOrders,
  getOrder,
  ship,
  platformLabels,
  checkListing,
  listingPage: ({ region }, id) =>
    siteDomains[region] ? `https://www.lazada.${siteDomains[region]}/products/-i${id}.html` : '',
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
  webhooks,
}
