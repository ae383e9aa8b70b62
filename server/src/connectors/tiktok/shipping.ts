import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, PlatformLabel, Shipment, ShippedLine, ShipResult } from '../core/market-order.ts'
import { downloadPdf, labelNotReady } from '../core/platform-label.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { buysLabels, reportsPieces } from './markets.ts'
import { getPieces, type OpenUnit } from './orders.ts'
import { shopCall } from './tiktok-call.ts'

const FULFILMENT = '/fulfillment/202309'
const packagePath = (id: string) => `${FULFILMENT}/packages/${encodeURIComponent(id)}`
const orderPath = (id: string) => `${FULFILMENT}/orders/${encodeURIComponent(id)}`

const Split = z.object({
  packages: z.array(z.object({ splittable_group_id: ExternalId, id: ExternalId })).nullish(),
})
const Made = z.object({ package_id: ExternalId })
const Slots = z.object({
  can_pickup: z.boolean().nullish(),
  can_drop_off: z.boolean().nullish(),
  pickup_slots: z
    .array(
      z.object({
        start_time: z.int(),
        end_time: z.int(),
        // Their spelling.
        avaliable: z.boolean().nullish(),
      }),
    )
    .nullish(),
})
const Paper = z.object({ doc_url: LooseText, tracking_number: LooseText })

/** A parcel must list its pieces. */
function getUnits(lines: readonly ShippedLine[], order: MarketOrder, open: readonly OpenUnit[]): OpenUnit[] {
  return lines.flatMap(({ external_line_id, quantity }) => {
    const line = order.lines.find((each) => each.external_line_id === external_line_id)
    const units = open.filter(({ id }) => line?.unit_ids.includes(id)).slice(0, quantity)
    if (units.length < quantity)
      throw new MarketError('rejected', 'Fewer pieces left than sent', { code: 'units_gone' })
    return units
  })
}

/** The package that holds exactly these pieces; one that holds more is split first. */
async function getPackage(
  conn: StoreConn,
  order_id: string,
  units: readonly OpenUnit[],
  open: readonly OpenUnit[],
): Promise<string> {
  const [first] = units
  if (!first?.package_id) throw labelNotReady('TikTok has not packed this order yet')
  const wanted = new Set(units.map(({ id }) => id))
  const beside = open.filter(({ id, package_id }) => package_id === first.package_id && !wanted.has(id))
  const is_one = units.every(({ package_id }) => package_id === first.package_id)
  if (is_one && beside.length === 0) return first.package_id
  if (!is_one) throw new MarketError('rejected', 'These pieces are in several packages', { code: 'packages_mixed' })
  const groups = [
    { id: '1', order_line_item_ids: [...wanted] },
    { id: '2', order_line_item_ids: beside.map(({ id }) => id) },
  ]
  const answer = await shopCall(conn, { path: `${orderPath(order_id)}/split`, body: { splittable_groups: groups } })
  const made = readShape(Split, answer).packages?.find(({ splittable_group_id }) => splittable_group_id === '1')
  if (!made) throw new MarketError('rejected', 'The order could not be split', { code: 'not_split' })
  return made.id
}

export async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { tracking_number, carrier_code: shipping_provider_id, external_order_id } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const { open } = await getPieces(conn, external_order_id)
  const units = getUnits(shipment.lines, order, open)
  if (reportsPieces(conn.shop.region)) {
    const order_line_item_ids = units.map(({ id }) => id)
    const body = { tracking_number, shipping_provider_id, order_line_item_ids }
    await shopCall(conn, { path: `${orderPath(external_order_id)}/packages`, body })
    return { already: false }
  }
  const package_id = await getPackage(conn, external_order_id, units, open)
  const body = { self_shipment: { tracking_number, shipping_provider_id } }
  await shopCall(conn, { path: `${packagePath(package_id)}/ship`, body })
  return { already: false }
}

/** The carrier collects where it can; otherwise we bring the parcel. */
async function handOver(conn: StoreConn, package_id: string): Promise<void> {
  const slots = readShape(Slots, await shopCall(conn, { path: `${packagePath(package_id)}/handover_time_slots` }))
  const slot = slots.can_pickup ? slots.pickup_slots?.find(({ avaliable }) => avaliable !== false) : undefined
  const pickup = slot && {
    handover_method: 'PICKUP',
    pickup_slot: { start_time: slot.start_time, end_time: slot.end_time },
  }
  const body = pickup ?? { handover_method: slots.can_pickup && !slots.can_drop_off ? 'PICKUP' : 'DROP_OFF' }
  await shopCall(conn, { path: `${packagePath(package_id)}/ship`, body })
}

/** The package of these pieces, on its way to the carrier. */
async function arranged(conn: StoreConn, order: MarketOrder, lines: readonly ShippedLine[]): Promise<string> {
  const { external_order_id } = order
  const { open, sent } = await getPieces(conn, external_order_id)
  const wanted = lines.map((line) => order.lines.find((each) => each.external_line_id === line.external_line_id))
  const known = [...sent].find(([, ids]) => wanted.every((line) => line?.unit_ids.some((id) => ids.includes(id))))
  if (known) return known[0]
  const units = getUnits(lines, order, open)
  if (buysLabels(conn.shop.region)) {
    const body = { order_id: external_order_id, order_line_item_ids: units.map(({ id }) => id) }
    return readShape(Made, await shopCall(conn, { path: `${FULFILMENT}/packages`, body })).package_id
  }
  const package_id = await getPackage(conn, external_order_id, units, open)
  await handOver(conn, package_id)
  return package_id
}

export async function platformLabels(
  conn: StoreConn,
  order: MarketOrder,
  lines: readonly ShippedLine[],
): Promise<PlatformLabel[]> {
  const package_id = await arranged(conn, order, lines)
  const query = { document_type: 'SHIPPING_LABEL', document_size: 'A6', document_format: 'PDF' }
  const paper = readShape(Paper, await shopCall(conn, { path: `${packagePath(package_id)}/shipping_documents`, query }))
  if (!paper.doc_url) throw labelNotReady('TikTok is still making the label')
  const pdf = await downloadPdf(conn, paper.doc_url)
  return [{ package_id, tracking_number: paper.tracking_number, carrier: 'TikTok Shipping', pdf }]
}
