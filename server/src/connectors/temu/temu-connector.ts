import { z } from 'zod'
import type {
  AuthAnswer,
  AuthorisedShop,
  Carrier,
  Connector,
  HookRequest,
  MarketApp,
  MarketConn,
  StoreConn,
  Webhooks,
} from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { Decimal, ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { hmacHex, joinSorted, sameText, sha256Hex } from '../core/signing.ts'
import { fromSeconds } from '../core/time-formats.ts'
import { getOrder, pullOrders } from './orders.ts'
import { ownWarehouse, platformLabels } from './shipping.ts'
import { temuCall, temuCallWith, temuDecrypt } from './temu-call.ts'

const INFO = 'bg.open.accesstoken.info.get'
const Info = z.object({ mallId: ExternalId, regionId: ExternalId.nullish(), expiredTime: Decimal, mallName: LooseText })
/** A token works at one of three gateways, but does not say which. */
const REGIONS = ['us', 'eu', 'global'] as const

async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const access_token = (fields.access_token ?? '').trim()
  let refusal: unknown
  for (const region of REGIONS) {
    try {
      const info = readShape(Info, await temuCallWith(conn, access_token, region, INFO))
      const expires_at = fromSeconds(info.expiredTime)
      return [
        {
          external_shop_id: info.mallId,
          shop_domain: '',
          region,
          name: info.mallName || `Temu ${info.mallId}`,
          currency: '',
          credentials: {
            access_token,
            access_expires_at: expires_at,
            consent_expires_at: expires_at,
            extra: { region_id: info.regionId ?? '', partner_token: (fields.partner_token ?? '').trim() },
          },
        },
      ]
    } catch (error) {
      if (!(error instanceof MarketError) || error.kind !== 'revoked') throw error
      refusal = error
    }
  }
  throw refusal
}

const Companies = z.object({
  logisticsServiceProviderList: z.array(
    z.object({ logisticsServiceProviderId: ExternalId, logisticsServiceProviderName: z.string() }),
  ),
})
const US_REGION_ID = 211

async function carriers(conn: StoreConn): Promise<Carrier[]> {
  const regionId = Number(conn.credentials.extra.region_id) || US_REGION_ID
  const { logisticsServiceProviderList } = readShape(
    Companies,
    await temuCall(conn, 'bg.logistics.companies.get', { regionId }),
  )
  return logisticsServiceProviderList.map((each) => ({
    code: each.logisticsServiceProviderId,
    name: each.logisticsServiceProviderName,
  }))
}

async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { tracking_number: trackingNumber, external_order_id: parentOrderSn, carrier_code } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === trackingNumber)) return { already: true }
  const orderSendInfoList = shipment.lines.map(({ external_line_id: orderSn, quantity }) => {
    const line = order.lines.find((each) => each.external_line_id === orderSn)
    if (!line) throw new MarketError('rejected', `No sub-order ${orderSn}`, { code: 'unknown_line' })
    const [goodsId, skuId] = [Number(line.external_product_id), Number(line.external_variant_id)]
    return { parentOrderSn, orderSn, goodsId, skuId, quantity }
  })
  const selfShippingWarehouseId = await ownWarehouse(conn)
  const from = selfShippingWarehouseId ? { selfShippingWarehouseId } : {}
  const sendRequestList = [{ carrierId: Number(carrier_code), trackingNumber, ...from, orderSendInfoList }]
  await temuCall(conn, 'bg.logistics.shipment.v2.confirm', { sendType: 0, sendRequestList })
  return { already: false }
}

const SIGNED = ['x-tm-app-key', 'x-tm-event-code', 'x-tm-timestamp', 'x-tm-ext-param'] as const
const Body = z.object({ eventData: z.string() })
const Event = z.object({ mallId: ExternalId.nullish(), parentOrderSn: LooseText })

/** The documentation shows signatures with and without the extra parameter; both are accepted. */
export function temuPushSigns(secret: string, headers: HookRequest['headers'], data: string): string[] {
  const names = SIGNED.filter((name) => headers[name] !== undefined)
  const parts = Object.fromEntries(names.map((name) => [name, headers[name] ?? '']))
  const { 'x-tm-ext-param': _extra, ...bare } = parts
  return [parts, bare].map((each) => hmacHex(secret, joinSorted({ ...each, eventData: data })))
}

function eventData(app: MarketApp, { raw_body }: HookRequest): string | null {
  try {
    return temuDecrypt(app.secret, readShape(Body, JSON.parse(raw_body.toString('utf8'))).eventData)
  } catch {
    return null
  }
}

const webhooks: Webhooks = {
  verify(app, request) {
    const data = eventData(app, request)
    const given = request.headers['x-tm-signature'] ?? ''
    return data !== null && temuPushSigns(app.secret, request.headers, data).some((sign) => sameText(given, sign))
  },
  parse(app, request) {
    const data = eventData(app, request) ?? '{}'
    const { mallId, parentOrderSn } = readShape(Event, JSON.parse(data))
    return [
      {
        dedupe_key: sha256Hex(`${request.headers['x-tm-timestamp']}${data}`),
        kind: parentOrderSn ? 'order' : 'other',
        external_shop_id: mallId ?? '',
        external_order_id: parentOrderSn,
      },
    ]
  },
}

/** Semi-managed and local shops differ in keys and listings, not in orders and shipping. */
export const temuConnector = (
  own: Pick<Connector, 'platform' | 'slug' | 'sandbox_key'>,
  listing: Pick<
    Connector,
    | 'checkListing'
    | 'createListing'
    | 'updateListing'
    | 'listingState'
    | 'setStock'
    | 'unpublish'
    | 'warehouses'
    | 'catalogue'
  >,
): Connector => ({
  ...own,
  ...listing,
  hosts: {
    authorize: 'https://seller.temu.com',
    token: 'https://openapi-b-{region}.temu.com',
    api: 'https://openapi-b-{region}.temu.com',
  },
  traits: {
    ways: ['keys'],
    refresh: 'none',
    webhooks: 'signed',
    listing: 'async',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  completeAuth,
  probe: async (conn) => {
    await temuCall(conn, INFO)
  },
  pullOrders,
  getOrder,
  ship,
  platformLabels,
  carriers,
  webhooks,
})
