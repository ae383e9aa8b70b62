import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type {
  AuthAnswer,
  AuthorisedShop,
  AuthStart,
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
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { sameText, sha256Hex } from '../core/signing.ts'
import { catalogue } from './catalogue.ts'
import { checkListing, createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, openUnits, pullOrders } from './orders.ts'
import { appCall, sheinDecrypt, sheinSign, shopCall, shopCallJson } from './shein-call.ts'

/** Their console is a single-page app: the query belongs to the fragment. */
function startAuth(app: MarketApp, { state }: AuthStart): string {
  const redirectUrl = Buffer.from(app.redirect_uri).toString('base64')
  return `${app.hosts.authorize}/#/empower?${new URLSearchParams({ appid: app.key, redirectUrl, state })}`
}

const Keys = z.object({ openKeyId: z.string(), secretKey: z.string(), supplierId: ExternalId })
const STORE_INFO = '/open-api/openapi-business-backend/query-store-info'
const StoreInfo = z.object({ storeName: LooseText, storeCurrency: LooseText, storeSite: LooseText })

/** Shop keys arrive encrypted with ours and are valid until revoked. Events identify a shop by its key. */
async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const answer = await appCall(conn, '/open-api/auth/get-by-token', { tempToken: fields.tempToken ?? '' })
  const { openKeyId, secretKey, supplierId } = readShape(Keys, answer)
  const credentials = { extra: { open_key_id: openKeyId, secret_key: sheinDecrypt(conn.app.secret, secretKey) } }
  const shop = { external_shop_id: openKeyId, shop_domain: '', region: '' }
  const info = readShape(StoreInfo, await shopCall({ ...conn, shop, credentials }, STORE_INFO, {}))
  return [
    {
      ...shop,
      region: info.storeSite,
      name: info.storeName || supplierId,
      currency: info.storeCurrency,
      credentials,
    },
  ]
}

const Channels = z.object({
  expressChannels: z.array(z.object({ expressIdCode: z.string(), expressChannelCode: LooseText })).nullish(),
})
/** Each piece is answered for itself. */
const Told = z.array(z.object({ errorMsg: LooseText })).nullish()

async function carriers(conn: StoreConn): Promise<Carrier[]> {
  const { expressChannels } = readShape(Channels, await shopCall(conn, '/open-api/order/express-channel', {}))
  return (expressChannels ?? []).map(({ expressIdCode, expressChannelCode }) => ({
    code: `${expressIdCode}/${expressChannelCode}`,
    name: expressIdCode,
  }))
}

/** A parcel must list its pieces; their ids are sent as JSON numbers. */
async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { external_order_id: orderNo, tracking_number: expressCode } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === expressCode)) return { already: true }
  const [expressIdCode = '', expressChannelCode = ''] = shipment.carrier_code.split('/')
  const open = await openUnits(conn, orderNo)
  const units = shipment.lines.flatMap(({ external_line_id, quantity }) => {
    const line = order.lines.find((each) => each.external_line_id === external_line_id)
    const left = (line?.unit_ids ?? []).filter((id) => open.has(id)).slice(0, quantity)
    if (left.length < quantity) throw new MarketError('rejected', 'Fewer pieces left than sent', { code: 'units_gone' })
    return left
  })
  const channel = expressChannelCode ? { expressChannelCode } : {}
  const info = JSON.stringify({ expressCode, expressIdCode, ...channel, status: 2 })
  const infoList = units.map((goodsId) => `{"goodsId":${BigInt(goodsId)},${info.slice(1)}`)
  const json = `{"orderNo":${JSON.stringify(orderNo)},"infoList":[${infoList.join(',')}]}`
  const told = readShape(Told, await shopCallJson(conn, '/open-api/order/import-batch-multiple-express', json)) ?? []
  const refused = told.find(({ errorMsg }) => errorMsg)
  if (refused) throw new MarketError('rejected', refused.errorMsg, { code: 'piece_refused' })
  return { already: false }
}

const Event = z.object({ orderNo: LooseText })

/** One field of a form. */
function eventData({ headers, raw_body }: HookRequest): string {
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const part = raw_body
    .toString('utf8')
    .split(`--${boundary}`)
    .find((each) => /name="eventData"/.test(each))
  return part?.split('\r\n\r\n')[1]?.trim() ?? ''
}

function decrypted(app: MarketApp, request: HookRequest): string | null {
  try {
    return sheinDecrypt(app.secret, eventData(request))
  } catch {
    return null
  }
}

const webhooks: Webhooks = {
  // The signature covers URL and time; decrypting the body proves the rest.
  verify(app, request) {
    const given = request.headers['x-lt-signature'] ?? ''
    const timestamp = request.headers['x-lt-timestamp'] ?? ''
    const path = new URL(request.callback_url).pathname
    const is_signed = sameText(given, sheinSign(app.secret, given.slice(0, 5), app.key, timestamp, path))
    return is_signed && decrypted(app, request) !== null
  },
  parse(app, request) {
    const data = decrypted(app, request) ?? '{}'
    const { orderNo } = readShape(Event, JSON.parse(data))
    const code = request.headers['x-lt-eventcode'] ?? ''
    return [
      {
        dedupe_key: sha256Hex(`${code}${data}`),
        kind: code === 'authorization_change_notice' ? 'revoked' : orderNo ? 'order' : 'other',
        external_shop_id: request.headers['x-lt-openkeyid'] ?? '',
        external_order_id: orderNo,
      },
    ]
  },
}

/** SHEIN Open Platform. */
export const shein: Connector = {
  platform: Platform.shein,
  slug: 'shein',
  sandbox_key: '14ABE7A4INKROUTE',
  hosts: {
    authorize: 'https://openapi-sem.sheincorp.com',
    token: 'https://openapi.sheincorp.com',
    api: 'https://openapi.sheincorp.com',
  },
  traits: {
    ways: ['code'],
    refresh: 'none',
    webhooks: 'signed',
    listing: 'async',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  startAuth,
  completeAuth,
  probe: async (conn) => {
    await shopCall(conn, STORE_INFO, {})
  },
  pullOrders,
  getOrder,
  ship,
  catalogue,
  checkListing,
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
  carriers,
  webhooks,
}
