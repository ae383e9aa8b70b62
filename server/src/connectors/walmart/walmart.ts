import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { AuthAnswer, AuthorisedShop, Connector, Credentials, MarketConn, StoreConn } from '../core/connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { Decimal, ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { later } from '../core/time-formats.ts'
import { carriers, isListed, OTHER } from './carriers.ts'
import { checkListing, createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { tokenFor, walmartCall } from './walmart-call.ts'
import { webhooks } from './webhooks.ts'

const Token = z.object({ access_token: z.string(), expires_in: Decimal })
const Profile = z.object({ partner: z.object({ partnerId: ExternalId, partnerDisplayName: LooseText }) })
const profile: Parameters<typeof walmartCall>[1] = { path: '/v3/settings/partnerprofile' }

async function credentialsFor(conn: MarketConn, extra: Record<string, string>): Promise<Credentials> {
  const { client_id = '', client_secret = '' } = extra
  const token = readShape(Token, await tokenFor(conn, client_id, client_secret))
  return { access_token: token.access_token, access_expires_at: later(conn.now(), token.expires_in), extra }
}

async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const keys = { client_id: (fields.client_id ?? '').trim(), client_secret: (fields.client_secret ?? '').trim() }
  const credentials = await credentialsFor(conn, keys)
  const shop = { external_shop_id: '', shop_domain: '', region: 'US' }
  const { partner } = readShape(Profile, await walmartCall({ ...conn, shop, credentials }, profile))
  const name = partner.partnerDisplayName || partner.partnerId
  return [{ ...shop, external_shop_id: partner.partnerId, name, currency: 'USD', credentials }]
}

/** Where a parcel of any carrier is followed: Walmart wants an address with every carrier it does not know. */
const followedAt = ({ tracking_url, tracking_number }: Shipment): string =>
  tracking_url || `https://t.17track.net/en#nums=${encodeURIComponent(tracking_number)}`

const shipmentBody = (shipment: Shipment, order: MarketOrder) => {
  const { carrier_code, carrier_name, tracking_url } = shipment
  const other = { otherCarrier: carrier_name || carrier_code || OTHER }
  const trackingInfo = {
    shipDateTime: Date.parse(shipment.shipped_at),
    carrierName: isListed(carrier_code) ? { carrier: carrier_code } : other,
    methodCode: 'Standard',
    trackingNumber: shipment.tracking_number,
    ...(tracking_url || !isListed(carrier_code) ? { trackingURL: followedAt(shipment) } : {}),
  }
  const orderLine = shipment.lines.map(({ external_line_id, quantity }) => ({
    lineNumber: external_line_id,
    // The parcel is on its way; without this Walmart refuses lines that the buyer asked to cancel meanwhile.
    ...(order.status === 'cancel_requested' ? { intentToCancelOverride: true } : {}),
    sellerOrderId: shipment.shipment_id,
    orderLineStatuses: {
      orderLineStatus: [
        { status: 'Shipped', statusQuantity: { unitOfMeasurement: 'EACH', amount: String(quantity) }, trackingInfo },
      ],
    },
  }))
  return { orderShipment: { orderLines: { orderLine } } }
}

/** Orders must be acknowledged before shipping. Acknowledging twice is harmless. */
async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  if (order.parcels.some((parcel) => parcel.tracking_number === shipment.tracking_number)) return { already: true }
  const path = `/v3/orders/${encodeURIComponent(shipment.external_order_id)}`
  if (/Created/.test(order.raw_status)) await walmartCall(conn, { method: 'POST', path: `${path}/acknowledge` })
  await walmartCall(conn, { method: 'POST', path: `${path}/shipping`, body: shipmentBody(shipment, order) })
  return { already: false }
}

/** Walmart Marketplace, with the seller's own keys. */
export const walmart: Connector = {
  platform: Platform.walmart,
  slug: 'walmart',
  without_app: true,
  hosts: {
    authorize: 'https://developer.walmart.com',
    token: 'https://marketplace.walmartapis.com',
    api: 'https://marketplace.walmartapis.com',
  },
  traits: {
    ways: ['keys'],
    refresh: 'steady',
    webhooks: 'store_signed',
    listing: 'async',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 5, burst: 20 } },
  },
  completeAuth,
  refresh: (conn) => credentialsFor(conn, { ...conn.credentials.extra }),
  probe: async (conn) => {
    await walmartCall(conn, profile)
  },
  pullOrders,
  getOrder,
  ship,
  checkListing,
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
  carriers: async () => carriers,
  webhooks,
}
