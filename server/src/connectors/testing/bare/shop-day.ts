import type { Carrier, StoreConn } from '../../core/connector.ts'
import type { ListingDraft, ListingResult, VariantIds } from '../../core/listing.ts'
import type { Shipment } from '../../core/market-order.ts'
import type { SandboxOrder } from '../market-desk.ts'
import { isSettled, sampleDraft, sampleVariant, withCategory } from '../sample-draft.ts'
import type { TriedShop } from './shop-at-sandbox.ts'

/** What came of it, at the connector and in the shop, without anything that differs between two runs. */
type Outcome = readonly unknown[]

/** A part of what a shop goes through. Preparations are made on the shop's own connection, what is tried on `conn`. */
export interface Errand {
  readonly name: string
  readonly run: (shop: TriedShop, conn: StoreConn, mark: string) => Promise<Outcome>
}

interface SandboxListing {
  readonly product_id: string
  readonly state: string
  readonly title: string
  readonly picture_urls: readonly string[]
  readonly variants: readonly { sku: string; price: string; quantity: number; is_off?: boolean }[]
  readonly extra: { readonly questions?: readonly object[] }
}

const MOST_QUESTIONS = 8

async function settled(
  { connector }: TriedShop,
  conn: StoreConn,
  draft: ListingDraft,
  first: ListingResult | undefined,
): Promise<ListingResult> {
  let result = first
  for (let asked = 0; result?.state === 'pending' && asked < MOST_QUESTIONS; asked++) {
    result = await connector.listingState?.(conn, result.submission_id, draft)
  }
  if (!result) throw new Error(`${connector.slug} lists nothing`)
  return result
}

/** The listings of this run as buyers see them. */
async function onSale({ desk, shop }: TriedShop, mark: string): Promise<unknown> {
  const all = await desk.ask<SandboxListing[]>(`listings?shop_id=${encodeURIComponent(shop.shop_id)}`)
  const own = all.filter(({ title }) => title.startsWith(`${mark} `))
  return own.map(({ state, picture_urls, variants, extra }) => ({
    state,
    pictures: picture_urls.length,
    questions: extra.questions?.length ?? 0,
    variants: variants
      .map(({ sku, price, quantity, is_off }) => [sku.replace(mark, ''), Number(price), quantity, is_off ?? false])
      .sort(),
  }))
}

const getIds = (ids: VariantIds, mark: string) =>
  Object.entries(ids)
    .map(([sku, id]) => `${sku.replace(mark, '')}:${id !== ''}`)
    .sort()

const listing = (picture_url: string): Errand => ({
  name: 'listing',
  async run(shop, conn, mark) {
    const { connector } = shop
    const { draft } = await withCategory(shop.conn, connector, sampleDraft(connector, mark, picture_url))
    const seen: unknown[] = []
    const look = async (result?: ListingResult) => {
      const told = result && [result.state, result.external_product_id !== '', getIds(result.variant_ids, mark)]
      seen.push([told, await onSale(shop, mark)])
    }
    const made = await settled(shop, conn, draft, await connector.createListing?.(conn, draft))
    await look(made)
    if (made.state !== 'live') throw new Error(`It was not listed: ${JSON.stringify(made.issues)}`)
    const [first, , third] = draft.variants
    if (!first || !third) throw new Error('no variants')
    const { external_product_id, variant_ids } = made
    const price = isSettled(connector) ? {} : { price: { ...third.price, amount: '24.50' } }
    const change = { external_product_id, external_variant_id: variant_ids[third.sku] ?? '', sku: third.sku, ...price }
    await connector.setStock?.(conn, [{ ...change, quantity: 7 }])
    await look()
    const fresh = isSettled(connector) ? [] : [sampleVariant(connector, mark, 'Red', 'S')]
    const changed = { ...draft, variants: [...draft.variants.slice(1), ...fresh] }
    const update = async () =>
      settled(
        shop,
        conn,
        changed,
        await connector.updateListing?.(conn, external_product_id, changed, made.variant_ids),
      )
    const updated = await update()
    await look(updated)
    await connector.unpublish?.(conn, external_product_id, updated.variant_ids)
    await look()
    await look(await update())
    return seen
  },
})

/** Platforms with a list of carriers want one of it. */
async function getCarrier({ connector, conn }: TriedShop) {
  const list = (await connector.carriers?.(conn)) ?? []
  return list.find(({ name }) => /yun/i.test(name)) ?? list[0] ?? { code: '', name: 'YunExpress' }
}

const getShipment = (
  order_id: string,
  tracking_number: string,
  lines: Shipment['lines'],
  carrier: Carrier,
  completes_order = true,
): Shipment => ({
  shipment_id: tracking_number,
  external_order_id: order_id,
  tracking_number,
  carrier_code: carrier.code,
  carrier_name: carrier.name,
  tracking_url: '',
  shipped_at: new Date().toISOString(),
  lines,
  completes_order,
})

const shipped = async ({ desk, shop }: TriedShop, order_id: string) => {
  const order = (await desk.orders(shop.shop_id)).find((each) => each.order_id === order_id)
  return [order?.state, order?.shipments.length]
}

const tracking: Errand = {
  name: 'tracking',
  async run(tried, conn, mark) {
    const { connector, desk, shop } = tried
    const placed = { lines: [{ sku: 'INK-MUG-11', title: 'Misty Hills mug', quantity: 2 }] }
    const [{ order_id }] = (await desk.place(shop.shop_id, placed)) as [SandboxOrder]
    const parts = connector.traits.partial_ship ? 2 : 1
    const carrier = await getCarrier(tried)
    const seen: unknown[] = []
    for (let part = 1; part <= parts; part++) {
      const order = await connector.getOrder(tried.conn, order_id)
      const lines = order.lines.slice(0, 1).map((line) => ({ ...line, quantity: 2 / parts }))
      const shipment = getShipment(order_id, `YT${mark}${part}`, lines, carrier, part === parts)
      await connector.ship(conn, shipment, order)
      seen.push(await shipped(tried, order_id))
      // Told again, it is found there.
      const { already } = await connector.ship(conn, shipment, await connector.getOrder(tried.conn, order_id))
      seen.push([already, await shipped(tried, order_id)])
    }
    return seen
  },
}

const label: Errand = {
  name: 'label',
  async run(tried, conn, mark) {
    const { connector, desk, shop } = tried
    const placed = { lines: [{ sku: 'INK-MUG-11', title: 'Misty Hills mug', quantity: 1 }], shipping_by: 'platform' }
    const [{ order_id }] = (await desk.place(shop.shop_id, placed)) as [SandboxOrder]
    const order = await connector.getOrder(tried.conn, order_id)
    const parcel = { weight_g: 400, length_mm: 200, width_mm: 150, height_mm: 100 }
    const labels = (await connector.platformLabels?.(conn, order, order.lines, parcel)) ?? []
    const tracking_number = labels[0]?.tracking_number || `YT${mark}`
    const shipment = getShipment(order_id, tracking_number, order.lines, await getCarrier(tried))
    await connector.ship(conn, shipment, await connector.getOrder(tried.conn, order_id))
    return [labels.map((each) => [each.tracking_number !== '', each.pdf.length > 0]), await shipped(tried, order_id)]
  },
}

const hooks: Errand = {
  name: 'hooks',
  async run({ connector, desk, shop }, conn, mark) {
    const address = `http://127.0.0.1:8080/market-hook/${connector.slug}/${mark}`
    await connector.webhooks?.subscribe?.(conn, address, 'secret')
    await connector.webhooks?.subscribe?.(conn, address, 'secret')
    const count = async () => {
      const urls = await desk.ask<readonly string[]>(`subscriptions?shop_id=${encodeURIComponent(shop.shop_id)}`)
      return urls.filter((url) => url === address).length
    }
    const subscribed = await count()
    await connector.webhooks?.unsubscribe?.(conn, address)
    return [subscribed, await count()]
  },
}

/** What this connector can do. */
export const getErrands = (
  { connector: { traits, platformLabels, webhooks } }: TriedShop,
  picture_url: string,
): Errand[] => [
  ...(traits.listing === 'none' ? [] : [listing(picture_url)]),
  tracking,
  ...(platformLabels ? [label] : []),
  ...(webhooks?.subscribe ? [hooks] : []),
]
