import { Platform } from '@inkroute/contract/codes'
import type { Connector, StoreConn } from '../core/connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { amazonCall } from './amazon-call.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'

/** Carriers Amazon knows by name and follows; any other is told as `Other` with its name. */
const carriers = [
  ...[
    'USPS',
    'UPS',
    'UPSMI',
    'FedEx',
    'FedEx SmartPost',
    'DHL',
    'DHL eCommerce',
    'OnTrac',
    'LaserShip',
    'Amazon Shipping',
  ],
  ...['China Post', 'YunExpress', 'Yanwen', '4PX', 'SF Express', 'CNE', 'Sunyou', 'WanbExpress', 'Yodel', 'Royal Mail'],
  ...['Deutsche Post', 'DPD', 'GLS', 'Hermes', 'La Poste', 'Correos', 'Poste Italiane', 'PostNL', 'Canada Post'],
  ...['Australia Post', 'Japan Post', 'Yamato Transport', 'Sagawa', 'Singapore Post', 'Asendia', 'Other'],
].map((name) => ({ code: name, name }))

async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { tracking_number, carrier_code, carrier_name } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const body = {
    marketplaceId: conn.credentials.extra.marketplace_id,
    packageDetail: {
      // Amazon requires a numeric parcel number of the seller.
      packageReferenceId: shipment.shipment_id.replace(/\D/g, '').slice(-9) || '1',
      carrierCode: carrier_code || 'Other',
      ...(carrier_code && carrier_code !== 'Other' ? {} : { carrierName: carrier_name }),
      shippingMethod: 'Standard',
      trackingNumber: tracking_number,
      shipDate: shipment.shipped_at,
      orderItems: shipment.lines.map(({ external_line_id, quantity }) => ({ orderItemId: external_line_id, quantity })),
    },
  }
  const path = `/orders/v0/orders/${encodeURIComponent(shipment.external_order_id)}/shipmentConfirmation`
  await amazonCall(conn, { method: 'POST', path, body, rate: 'ship' })
  return { already: false }
}

/** Amazon SP-API. There are no HTTP webhooks, and the rate limits allow only infrequent polling. */
export const amazon: Connector = {
  platform: Platform.amazon,
  slug: 'amazon',
  needed_extra: ['application_id'],
  hosts: {
    authorize: 'https://sellercentral{region}',
    token: 'https://api.amazon.com',
    api: 'https://sellingpartnerapi-{region}.amazon.com',
  },
  traits: {
    ways: ['code', 'keys'],
    refresh: 'steady',
    webhooks: 'none',
    listing: 'async',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: {
      default: { per_second: 2, burst: 10 },
      orders: { per_second: 0.0056, burst: 20 },
      order: { per_second: 0.5, burst: 30 },
      ship: { per_second: 2, burst: 10 },
      listing: { per_second: 5, burst: 10 },
      archive: { per_second: 5, burst: 20 },
    },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    const path = '/sellers/v1/marketplaceParticipations'
    await amazonCall(conn, { path, rate: 'default' })
  },
  pullOrders,
  getOrder,
  ship,
  carriers: async () => carriers,
  catalogue,
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
}
