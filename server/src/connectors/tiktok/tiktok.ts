import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, HookEvent, Webhooks } from '../core/connector.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { hmacHex, sameText, sha256Hex } from '../core/signing.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { checkListing, createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { platformLabels, ship } from './shipping.ts'
import { shopCall } from './tiktok-call.ts'
import { carriers } from './warehouses.ts'

const TOPICS = [
  'ORDER_STATUS_CHANGE',
  'RECIPIENT_ADDRESS_UPDATE',
  'CANCELLATION_STATUS_CHANGE',
  'SELLER_DEAUTHORIZATION',
] as const
const Push = z.object({
  type: z.int(),
  tts_notification_id: LooseText,
  shop_id: ExternalId.nullish(),
  data: z.object({ order_id: ExternalId.nullish() }).nullish(),
})
const pushKinds: Record<number, HookEvent['kind']> = {
  1: 'order',
  3: 'order',
  4: 'order',
  5: 'product',
  6: 'revoked',
  7: 'expiring',
  11: 'order',
}

const webhooks: Webhooks = {
  verify: (app, { headers, raw_body }) =>
    sameText(headers.authorization ?? '', hmacHex(app.secret, Buffer.concat([Buffer.from(app.key), raw_body]))),
  parse(_app, { raw_body }) {
    const push = readShape(Push, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: push.tts_notification_id || sha256Hex(raw_body),
        kind: pushKinds[push.type] ?? 'other',
        external_shop_id: push.shop_id ?? '',
        external_order_id: push.data?.order_id ?? '',
      },
    ]
  },
  async subscribe(conn, address) {
    for (const event_type of TOPICS) {
      await shopCall(conn, { method: 'PUT', path: '/event/202309/webhooks', body: { address, event_type } })
    }
  },
}

/** TikTok Shop Open API, 202309. */
export const tiktok: Connector = {
  platform: Platform.tiktok,
  slug: 'tiktok',
  sandbox_key: '6f1inkroute',
  needed_extra: ['service_id'],
  hosts: {
    authorize: 'https://services.tiktokshop.com',
    token: 'https://auth.tiktok-shops.com',
    api: 'https://open-api.tiktokglobalshop.com',
  },
  traits: {
    ways: ['code'],
    refresh: 'rotating',
    webhooks: 'signed',
    listing: 'async',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 20, burst: 40 } },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await shopCall(conn, { path: '/order/202309/orders', query: { ids: '1' } })
  },
  pullOrders,
  getOrder,
  ship,
  platformLabels,
  carriers,
  catalogue,
  checkListing,
  listingPage: (_shop, id) => `https://shop.tiktok.com/view/product/${id}`,
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
  webhooks,
}
