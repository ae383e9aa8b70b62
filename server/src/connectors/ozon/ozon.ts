import { isIPv4 } from 'node:net'
import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type {
  AuthAnswer,
  AuthorisedShop,
  Connector,
  HookRequest,
  MarketConn,
  StoreConn,
  Webhooks,
} from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { sha256Hex } from '../core/signing.ts'
import { catalogue } from './catalogue.ts'
import { checkListing, createListing, listingState, setStock, unpublish, updateListing, warehouses } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { ozonCall, ozonCallWith } from './ozon-call.ts'

const Company = z.object({ company: z.object({ name: LooseText, currency: LooseText }).nullish() })

async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const keys = { client_id: (fields.client_id ?? '').trim(), api_key: (fields.api_key ?? '').trim() }
  const { company } = readShape(Company, await ozonCallWith(conn, keys, '/v1/seller/info', {}))
  return [
    {
      external_shop_id: keys.client_id,
      shop_domain: '',
      region: 'RU',
      name: company?.name || keys.client_id,
      currency: company?.currency || 'RUB',
      credentials: { extra: keys },
    },
  ]
}

const Results = z.object({
  // One of these calls names its errors in a list, the other one in a text.
  result: z
    .array(z.object({ result: z.boolean().nullish(), error: z.union([z.array(z.string()), LooseText]) }))
    .nullish(),
})

function expectDone(answer: unknown): void {
  const [first] = readShape(Results, answer).result ?? []
  const code = [first?.error ?? ''].flat()[0] ?? ''
  if (code || first?.result === false) throw new MarketError('rejected', code || 'Not accepted', { code })
}

/** Assembles the posting, sets the tracking number and marks it sent, skipping steps already done. */
async function ship(
  conn: StoreConn,
  { external_order_id, tracking_number }: Shipment,
  order: MarketOrder,
): Promise<ShipResult> {
  const is_known = order.parcels.some((parcel) => parcel.tracking_number === tracking_number)
  if (is_known && order.status === 'shipped') return { already: true }
  if (order.raw_status === 'awaiting_packaging') {
    const products = order.lines.map((line) => ({
      // Ozon calls its SKU so here.
      product_id: Number(line.external_variant_id),
      quantity: line.quantity,
    }))
    const body = { posting_number: external_order_id, packages: [{ products }] }
    await ozonCall(conn, '/v4/posting/fbs/ship', body)
  }
  if (!is_known) {
    const tracking_numbers = [{ posting_number: external_order_id, tracking_number }]
    expectDone(await ozonCall(conn, '/v2/fbs/posting/tracking-number/set', { tracking_numbers }))
  }
  expectDone(await ozonCall(conn, '/v2/fbs/posting/delivering', { posting_number: [external_order_id] }))
  return { already: false }
}

const networks = [
  ['195.34.21.0', 24],
  ['185.73.192.0', 22],
  ['91.223.93.0', 24],
] as const
const toNumber = (ip: string): number => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

export const isOzonAddress = (ip: string): boolean => {
  const plain = ip.replace(/^::ffff:/, '')
  if (!isIPv4(plain)) return false
  return networks.some(
    ([base, bits]) => Math.floor(toNumber(plain) / 2 ** (32 - bits)) === Math.floor(toNumber(base) / 2 ** (32 - bits)),
  )
}

const Push = z.object({ message_type: z.string(), seller_id: ExternalId.nullish(), posting_number: LooseText })
const readPush = ({ raw_body }: HookRequest) => readShape(Push, JSON.parse(raw_body.toString('utf8')))

const webhooks: Webhooks = {
  // Unsigned: the key in the URL identifies the shop, and the sender must have an Ozon address.
  verify: (app, { ip }) => app.is_sandbox || isOzonAddress(ip),
  parse(_app, request) {
    const { message_type, seller_id, posting_number } = readPush(request)
    const is_order = /POSTING|STATE_CHANGED|CUTOFF/.test(message_type)
    return [
      {
        dedupe_key: sha256Hex(request.raw_body),
        kind: message_type === 'TYPE_PING' ? 'ping' : is_order ? 'order' : 'other',
        external_shop_id: seller_id ?? '',
        external_order_id: posting_number,
      },
    ]
  },
  answer(request) {
    const is_ping = readPush(request).message_type === 'TYPE_PING'
    const body = is_ping ? { version: '1.0', name: 'InkRoute', time: request.now.toISOString() } : { result: true }
    return { status: 200, type: 'application/json', body: JSON.stringify(body) }
  },
}

/** Ozon Seller API; the seller's own carriers deliver (rFBS). */
export const ozon: Connector = {
  platform: Platform.ozon,
  slug: 'ozon',
  without_app: true,
  hosts: {
    authorize: 'https://seller.ozon.ru',
    token: 'https://api-seller.ozon.ru',
    api: 'https://api-seller.ozon.ru',
  },
  traits: {
    ways: ['keys'],
    refresh: 'none',
    webhooks: 'unsigned',
    listing: 'async',
    partial_ship: false,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  completeAuth,
  probe: async (conn) => {
    await ozonCall(conn, '/v1/seller/info', {})
  },
  pullOrders,
  getOrder,
  ship,
  warehouses,
  catalogue,
  checkListing,
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
  webhooks,
}
