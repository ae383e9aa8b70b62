import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, HookEvent, StoreConn, Webhooks } from '../core/connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { hmacBase64, sameText } from '../core/signing.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { etsyCall } from './etsy-call.ts'
import { checkListing, createListing, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { questionLimits } from './questions.ts'

const MAX_AGE_S = 300

/** Carriers Etsy follows; for any other the buyer gets the address in the note. */
const carriers = [
  ['usps', 'USPS'],
  ['ups', 'UPS'],
  ['fedex', 'FedEx'],
  ['dhl', 'DHL'],
  ['dhl-global-mail', 'DHL eCommerce'],
  ['deutsche-post', 'Deutsche Post'],
  ['dpd', 'DPD'],
  ['gls', 'GLS'],
  ['royal-mail', 'Royal Mail'],
  ['canada-post', 'Canada Post'],
  ['australia-post', 'Australia Post'],
  ['china-post', 'China Post'],
  ['china-ems', 'EMS'],
  ['sf-express', 'SF Express'],
  ['yanwen', 'Yanwen'],
  ['4px', '4PX'],
  ['yunexpress', 'YunExpress'],
  ['other', 'Other'],
].map(([code = '', name = '']) => ({ code, name }))

async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { tracking_number, carrier_code, carrier_name, tracking_url, external_order_id } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const path = `/shops/${conn.shop.external_shop_id}/receipts/${encodeURIComponent(external_order_id)}/tracking`
  const note_to_buyer = carrier_code === 'other' ? [carrier_name, tracking_url].filter(Boolean).join(' ') : ''
  const body = {
    tracking_code: tracking_number,
    carrier_name: carrier_code || 'other',
    ...(note_to_buyer ? { note_to_buyer } : {}),
  }
  await etsyCall(conn, { method: 'POST', path, body })
  return { already: false }
}

const Body = z.object({
  event_type: LooseText,
  shop_id: ExternalId.nullish(),
  resource_url: LooseText,
})

/** `…/shops/12/receipts/34`: events identify the changed resource by URL. */
const receiptIn = (url: string): string => /\/receipts\/(\d+)/.exec(url)?.[1] ?? ''

/** Standard Webhooks: a base64 secret after `whsec_`; the header may hold several signatures. */
const getSecret = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)

const webhooks: Webhooks = {
  verify(app, { headers, raw_body, now }) {
    const id = headers['webhook-id'] ?? ''
    const at = headers['webhook-timestamp'] ?? ''
    if (!id || !(Math.abs(now.getTime() / 1000 - Number(at)) <= MAX_AGE_S)) return false
    const signed = Buffer.concat([Buffer.from(`${id}.${at}.`), raw_body])
    const expected = hmacBase64(getSecret(app.extra.webhook_secret || app.secret), signed)
    return (headers['webhook-signature'] ?? '').split(' ').some((signature) => sameText(signature, `v1,${expected}`))
  },
  parse(_app, { headers, raw_body }) {
    const { event_type, shop_id, resource_url } = readShape(Body, JSON.parse(raw_body.toString('utf8')))
    const kind: HookEvent['kind'] = event_type.startsWith('order.') ? 'order' : 'other'
    return [
      {
        dedupe_key: headers['webhook-id'] ?? '',
        kind,
        external_shop_id: shop_id ?? /\/shops\/(\d+)/.exec(resource_url)?.[1] ?? '',
        external_order_id: kind === 'order' ? receiptIn(resource_url) : '',
      },
    ]
  },
}

/** Etsy Open API v3 with PKCE and single-use refresh tokens. */
export const etsy: Connector = {
  platform: Platform.etsy,
  slug: 'etsy',
  hosts: { authorize: 'https://www.etsy.com', token: 'https://api.etsy.com', api: 'https://openapi.etsy.com' },
  traits: {
    ways: ['code'],
    refresh: 'rotating',
    webhooks: 'signed',
    listing: 'sync',
    partial_ship: false,
    own_tracking: true,
    max_window_days: 90,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 10 } },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await etsyCall(conn, { path: `/shops/${conn.shop.external_shop_id}` })
  },
  pullOrders,
  getOrder,
  ship,
  carriers: async () => carriers,
  catalogue,
  checkListing,
  listingPage: (_shop, id) => `https://www.etsy.com/listing/${id}`,
  questions: questionLimits,
  createListing,
  updateListing,
  setStock,
  unpublish,
  webhooks,
}
