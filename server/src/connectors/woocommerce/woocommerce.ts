import { createHash } from 'node:crypto'
import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Catalogue, Connector, StoreConn, Webhooks } from '../core/connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { hmacBase64, sameText } from '../core/signing.ts'
import { isSameHook } from '../storefront/hook-address.ts'
import { completeAuth, readKeyPost, startAuth } from './auth.ts'
import { plainLine } from './html-text.ts'
import { createListing, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders, TRACKING_META } from './orders.ts'
import { wooCall } from './woo-call.ts'

const Notes = z.array(z.object({ note: LooseText }))

const getNote = ({ carrier_name, tracking_number, tracking_url }: Shipment): string =>
  `Shipped with ${carrier_name}, tracking number ${tracking_number}.${tracking_url ? ` ${tracking_url}` : ''}`

/** As a word of its own: `YT1` is not named by a note about `YT12`. */
const names = (note: string, tracking_number: string): boolean =>
  plainLine(note)
    .split(/[\s,;.]+/)
    .includes(tracking_number)

/**
 * Adds a note that WooCommerce mails to the buyer, then writes our record on the order. The record comes last and
 * decides: if the connection breaks in between, the note is found and not sent twice.
 */
async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { tracking_number, carrier_name, completes_order } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const path = `/wp-json/wc/v3/orders/${encodeURIComponent(shipment.external_order_id)}`
  const notes = readShape(Notes, (await wooCall(conn, { path: `${path}/notes` })).json())
  if (!notes.some(({ note }) => names(note, tracking_number))) {
    const body = { note: getNote(shipment), customer_note: true }
    await wooCall(conn, { method: 'POST', path: `${path}/notes`, body })
  }
  const record = [...order.parcels, { tracking_number, carrier: carrier_name }]
    .map((parcel) => `${parcel.tracking_number}|${parcel.carrier}`)
    .join('\n')
  const body = {
    meta_data: [{ key: TRACKING_META, value: record }],
    ...(completes_order ? { status: 'completed' } : {}),
  }
  await wooCall(conn, { method: 'PUT', path, body })
  return { already: false }
}

const Rows = z.array(z.object({ id: ExternalId, name: LooseText, parent: ExternalId }))
const PAGE = 100
const MOST_PAGES = 20

async function allOf(conn: StoreConn): Promise<z.output<typeof Rows>> {
  const all: z.output<typeof Rows> = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = { per_page: String(PAGE), page: String(page) }
    const answer = await wooCall(conn, { path: '/wp-json/wc/v3/products/categories', query })
    const rows = readShape(Rows, answer.json())
    all.push(...rows)
    if (rows.length < PAGE) break
  }
  return all
}

/** Every category accepts products, even parents, so each is shown with its full path. */
const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn) {
    const all = new Map((await allOf(conn)).map((row) => [row.id, row]))
    const getPath = (id: string, depth = 0): string => {
      const row = all.get(id)
      if (!row || depth > 10) return ''
      const above = getPath(row.parent, depth + 1)
      return above ? `${above} › ${row.name}` : row.name
    }
    return [...all.keys()].map((id) => ({ id, parent_id: '', name: getPath(id), is_leaf: true }))
  },
}

const TOPICS = ['order.created', 'order.updated', 'order.deleted', 'order.restored'] as const
/** WooCommerce sends an unsigned ping when a webhook is created. */
const PING = /^webhook_id=\d+$/
const Hooks = z.array(z.object({ id: ExternalId, topic: LooseText, delivery_url: LooseText, status: LooseText }))
const Body = z.object({ id: ExternalId })

const HOOKS = '/wp-json/wc/v3/webhooks'

/** Ours, whatever address we had when they were made. */
async function ownHooks(conn: StoreConn, address: string): Promise<z.output<typeof Hooks>> {
  const known = readShape(Hooks, (await wooCall(conn, { path: HOOKS, query: { per_page: '100' } })).json())
  return known.filter(({ delivery_url }) => isSameHook(delivery_url, address))
}

const removeHook = (conn: StoreConn, id: string) =>
  wooCall(conn, { method: 'DELETE', path: `${HOOKS}/${encodeURIComponent(id)}`, query: { force: 'true' } })

/** WooCommerce disables a webhook after five deliveries in a row that failed. */
async function subscribe(conn: StoreConn, address: string, secret: string): Promise<void> {
  const known = await ownHooks(conn, address)
  for (const topic of TOPICS) {
    const hook = known.find((each) => each.topic === topic && each.delivery_url === address)
    if (!hook) {
      const body = { name: `InkRoute ${topic}`, topic, delivery_url: address, secret }
      await wooCall(conn, { method: 'POST', path: HOOKS, body })
    } else if (hook.status !== 'active') {
      const body = { status: 'active' }
      await wooCall(conn, { method: 'PUT', path: `${HOOKS}/${encodeURIComponent(hook.id)}`, body })
    }
  }
  for (const { id, delivery_url } of known) if (delivery_url !== address) await removeHook(conn, id)
}

async function unsubscribe(conn: StoreConn, address: string): Promise<void> {
  for (const { id } of await ownHooks(conn, address)) await removeHook(conn, id)
}

const webhooks: Webhooks = {
  verify(_app, { headers, raw_body }, secret) {
    if (PING.test(raw_body.toString('utf8'))) return true
    return sameText(headers['x-wc-webhook-signature'] ?? '', hmacBase64(secret, raw_body))
  },
  parse(_app, { headers, raw_body }) {
    const dedupe_key = createHash('sha256').update(raw_body).digest('hex')
    const event = { dedupe_key, external_shop_id: '', external_order_id: '' }
    if (PING.test(raw_body.toString('utf8'))) return [{ ...event, kind: 'ping' }]
    if (!/^order\./.test(headers['x-wc-webhook-topic'] ?? '')) return [{ ...event, kind: 'other' }]
    const { id } = readShape(Body, JSON.parse(raw_body.toString('utf8')))
    return [{ ...event, kind: 'order', external_order_id: id }]
  },
  subscribe,
  unsubscribe,
}

/** WooCommerce REST v3. Every shop is a separate site, so there is no app to register. */
export const woocommerce: Connector = {
  platform: Platform.woocommerce,
  slug: 'woocommerce',
  without_app: true,
  hosts: { authorize: 'https://{shop}', token: 'https://{shop}', api: 'https://{shop}' },
  traits: {
    ways: ['key_post', 'keys'],
    refresh: 'none',
    webhooks: 'store_signed',
    listing: 'sync',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 90,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  startAuth,
  readKeyPost,
  completeAuth,
  probe: async (conn) => {
    await wooCall(conn, { path: '/wp-json/wc/v3/data/currencies/current' })
  },
  pullOrders,
  getOrder,
  ship,
  catalogue,
  listingPage: ({ shop_domain }, id) => `https://${shop_domain}/?p=${id}`,
  marks_form: true,
  createListing,
  updateListing,
  setStock,
  unpublish,
  webhooks,
}
