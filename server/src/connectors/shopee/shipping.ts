import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, PlatformLabel, Shipment, ShippedLine, ShipResult } from '../core/market-order.ts'
import { labelNotReady, requirePdf, requireWhole } from '../core/platform-label.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { getPackages, getTracking, isArranged, type Package, Parameter, packageQuery } from './orders.ts'
import { fileCall, shopCall } from './shopee-call.ts'

const LOGISTICS = '/api/v2/logistics'

const Ways = z.object({
  response: z.object({
    info_needed: z.object({ pickup: z.array(z.string()).nullish(), dropoff: z.array(z.string()).nullish() }),
    pickup: z
      .object({
        address_list: z
          .array(
            z.object({
              address_id: ExternalId,
              address_flag: z.array(z.string()).nullish(),
              time_slot_list: z.array(z.object({ pickup_time_id: ExternalId })).nullish(),
            }),
          )
          .nullish(),
      })
      .nullish(),
    dropoff: z.object({ branch_list: z.array(z.object({ branch_id: ExternalId })).nullish() }).nullish(),
  }),
})
type Ways = z.output<typeof Ways>['response']
const Papers = z.object({
  response: z.object({
    result_list: z
      .array(
        z.object({
          suggest_shipping_document_type: LooseText,
          selectable_shipping_document_type: z.array(z.string()).nullish(),
          fail_error: LooseText,
          fail_message: LooseText,
        }),
      )
      .nullish(),
  }),
})
const Result = z.object({
  response: z.object({
    result_list: z.array(z.object({ status: LooseText, fail_error: LooseText, fail_message: LooseText })).nullish(),
  }),
})

/** Only the seller's own carriers take our number; on the others the shipment is arranged with Shopee. */
export async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { external_order_id: order_sn, tracking_number } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const path = `${LOGISTICS}/get_shipping_parameter`
  const { info_needed } = readShape(Parameter, await shopCall(conn, { path, query: { order_sn } })).response
  if (!info_needed.non_integrated)
    throw new MarketError('rejected', 'This order has to be sent with Shopee logistics', { code: 'integrated_channel' })
  const body = { order_sn, non_integrated: { tracking_number } }
  await shopCall(conn, { path: `${LOGISTICS}/ship_order`, body })
  return { already: false }
}

function findPickup({ pickup }: Ways) {
  const open = (pickup?.address_list ?? []).filter(({ time_slot_list }) => time_slot_list?.length)
  const chosen = open.find(({ address_flag }) => address_flag?.includes('pickup_address')) ?? open[0]
  const slot = chosen?.time_slot_list?.[0]
  return chosen && slot ? { address_id: Number(chosen.address_id), pickup_time_id: slot.pickup_time_id } : null
}

/** Collected where that is possible, else brought to the carrier. */
function getHandover(ways: Ways) {
  const { pickup, dropoff } = ways.info_needed
  const collected = pickup ? findPickup(ways) : null
  if (collected) return { pickup: collected }
  if (pickup?.length === 0) return { pickup: {} }
  const [branch] = ways.dropoff?.branch_list ?? []
  if (dropoff?.length === 0) return { dropoff: {} }
  if (dropoff?.every((name) => name === 'branch_id') && branch)
    return { dropoff: { branch_id: Number(branch.branch_id) } }
  const message = 'Shopee wants details for handing over this parcel; arrange the shipment in Seller Centre'
  throw new MarketError('rejected', message, { code: 'handover_by_hand' })
}

async function arrange(conn: StoreConn, order_sn: string, more: Record<string, string>): Promise<void> {
  const path = `${LOGISTICS}/get_shipping_parameter`
  const ways = readShape(Ways, await shopCall(conn, { path, query: { order_sn, ...more } })).response
  await shopCall(conn, { path: `${LOGISTICS}/ship_order`, body: { order_sn, ...more, ...getHandover(ways) } })
}

const THERMAL = 'THERMAL_AIR_WAYBILL'

/** The size for label printers where the carrier has one. */
async function documentType(conn: StoreConn, one: Record<string, string>): Promise<string> {
  const path = `${LOGISTICS}/get_shipping_document_parameter`
  const [paper] =
    readShape(Papers, await shopCall(conn, { path, body: { order_list: [one] } })).response.result_list ?? []
  if (paper?.fail_error) throw labelNotReady(paper.fail_message || paper.fail_error)
  if (paper?.selectable_shipping_document_type?.includes(THERMAL)) return THERMAL
  return paper?.suggest_shipping_document_type || 'NORMAL_AIR_WAYBILL'
}

/** A label is ordered, then made, then fetched. */
async function getLabel(conn: StoreConn, one: Record<string, string>, tracking_number: string): Promise<Buffer> {
  const shipping_document_type = await documentType(conn, one)
  const order_list = [{ ...one, tracking_number, shipping_document_type }]
  await shopCall(conn, { path: `${LOGISTICS}/create_shipping_document`, body: { order_list } })
  const path = `${LOGISTICS}/get_shipping_document_result`
  const asked = { order_list: [{ ...one, shipping_document_type }] }
  const [made] = readShape(Result, await shopCall(conn, { path, body: asked })).response.result_list ?? []
  if (made?.status === 'FAILED' || made?.fail_error)
    throw new MarketError('rejected', made.fail_message || 'Shopee could not make the label', { code: made.fail_error })
  if (made?.status !== 'READY') throw labelNotReady('Shopee is still making the label')
  const body = { shipping_document_type, order_list: [one] }
  return requirePdf(await fileCall(conn, { path: `${LOGISTICS}/download_shipping_document`, body }))
}

async function labelOfPackage(
  conn: StoreConn,
  order_sn: string,
  one: Package,
  all: readonly Package[],
): Promise<PlatformLabel> {
  const more = packageQuery(all, one)
  if (!isArranged(one)) await arrange(conn, order_sn, more)
  const tracking_number = await getTracking(conn, order_sn, more)
  if (!tracking_number) throw labelNotReady('Shopee has not given a tracking number yet')
  const pdf = await getLabel(conn, { order_sn, ...more }, tracking_number)
  return { package_id: one.package_number, tracking_number, carrier: one.shipping_carrier, pdf }
}

export async function platformLabels(
  conn: StoreConn,
  order: MarketOrder,
  lines: readonly ShippedLine[],
): Promise<PlatformLabel[]> {
  requireWhole(order, lines)
  const all = await getPackages(conn, order.external_order_id)
  const labels: PlatformLabel[] = []
  for (const one of all) labels.push(await labelOfPackage(conn, order.external_order_id, one, all))
  if (labels.length === 0) throw labelNotReady('Shopee has not packed this order yet')
  return labels
}
