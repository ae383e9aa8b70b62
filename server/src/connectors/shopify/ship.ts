import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, Shipment, ShippedLine, ShipResult } from '../core/market-order.ts'
import { readShape } from '../core/read-shape.ts'
import { change, graph } from './shopify-call.ts'

const OPEN_WORK = `query Work($id: ID!) { order(id: $id) { fulfillmentOrders(first: 20) { nodes {
  id status assignedLocation { location { id } } lineItems(first: 100) { nodes { id remainingQuantity lineItem { id } } } } } } }`

const CREATE = `mutation Ship($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { field message } } }`

const Work = z.object({
  order: z
    .object({
      fulfillmentOrders: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            status: z.string(),
            assignedLocation: z.object({ location: z.object({ id: z.string() }).nullish() }).nullish(),
            lineItems: z.object({
              nodes: z.array(
                z.object({ id: z.string(), remainingQuantity: z.int(), lineItem: z.object({ id: z.string() }) }),
              ),
            }),
          }),
        ),
      }),
    })
    .nullable(),
})
type WorkNodes = NonNullable<z.output<typeof Work>['order']>['fulfillmentOrders']['nodes']

const CLOSED = new Set(['CLOSED', 'CANCELLED', 'INCOMPLETE'])

/** Shopify ships fulfilment-order lines, so our lines are distributed over their remaining quantities. */
export function dealOut(nodes: WorkNodes, lines: readonly ShippedLine[]) {
  const left = new Map(lines.map(({ external_line_id, quantity }) => [external_line_id, quantity]))
  return nodes
    .filter(({ status }) => !CLOSED.has(status))
    .map(({ id, assignedLocation, lineItems }) => ({
      location: assignedLocation?.location?.id ?? '',
      fulfillmentOrderId: id,
      fulfillmentOrderLineItems: lineItems.nodes.flatMap((item) => {
        const quantity = Math.min(item.remainingQuantity, left.get(item.lineItem.id) ?? 0)
        left.set(item.lineItem.id, (left.get(item.lineItem.id) ?? 0) - quantity)
        return quantity > 0 ? [{ id: item.id, quantity }] : []
      }),
    }))
    .filter(({ fulfillmentOrderLineItems }) => fulfillmentOrderLineItems.length > 0)
}

export async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { tracking_number, carrier_name, tracking_url } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const work = readShape(Work, await graph(conn, OPEN_WORK, { id: shipment.external_order_id })).order
  if (!work) throw new MarketError('not_found', 'Shopify does not know this order')
  const dealt = dealOut(work.fulfillmentOrders.nodes, shipment.lines)
  if (dealt.length === 0) {
    throw new MarketError('rejected', 'Nothing of this order is left to ship', { code: 'nothing_to_ship' })
  }
  const trackingInfo = {
    number: tracking_number,
    company: carrier_name,
    ...(tracking_url ? { url: tracking_url } : {}),
  }
  // One fulfilment may only hold what is assigned to one location.
  for (const part of Map.groupBy(dealt, ({ location }) => location).values()) {
    const lineItemsByFulfillmentOrder = part.map(({ fulfillmentOrderId, fulfillmentOrderLineItems }) => ({
      fulfillmentOrderId,
      fulfillmentOrderLineItems,
    }))
    const fulfillment = { lineItemsByFulfillmentOrder, trackingInfo, notifyCustomer: true }
    await change(conn, { query: CREATE, variables: { fulfillment } })
  }
  return { already: false }
}
