import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, PlatformLabel, Shipment, ShippedLine, ShipResult } from '../core/market-order.ts'
import { downloadPdf, labelNotReady, requirePdf, requireWhole } from '../core/platform-label.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { shopCall } from './lazada-call.ts'
import { getItems, isOpen, type LazadaItem } from './orders.ts'

const Providers = z.object({
  result: z.object({
    data: z.object({
      shipment_providers: z.array(z.object({ provider_code: LooseText })).nullish(),
      shipping_allocate_type: LooseText,
    }),
  }),
})
const Packed = z.object({
  result: z
    .object({
      data: z
        .object({
          pack_order_list: z
            .array(
              z.object({
                order_item_list: z
                  .array(
                    z.object({
                      item_err_code: LooseText,
                      msg: LooseText,
                      package_id: LooseText,
                      tracking_number: LooseText,
                    }),
                  )
                  .nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
    })
    .nullish(),
})
const Ready = z.object({
  result: z
    .object({
      data: z.object({ packages: z.array(z.object({ item_err_code: LooseText, msg: LooseText })).nullish() }).nullish(),
    })
    .nullish(),
})
const Paper = z.object({
  result: z.object({
    data: z.object({ file: LooseText, doc_type: LooseText, pdf_url: LooseText }).nullish(),
    success: z.boolean().nullish(),
    error_code: LooseText,
    error_msg: LooseText,
  }),
})

/** A piece that was taken says 0, or nothing. */
function expectTaken(item: { readonly item_err_code: string; readonly msg: string } | undefined): void {
  if (item && !['', '0'].includes(item.item_err_code)) throw refused(item.item_err_code, item.msg)
}
const refused = (code: string, message: string) => new MarketError('rejected', message || code, { code })

/** Shops that ship across a border name the carrier to the sorting centre; for local shops Lazada chooses. */
const ACROSS_BORDERS = 'NTFS'

async function pack(conn: StoreConn, order_id: string, order_item_list: readonly string[]) {
  const orders = [{ order_id, order_item_ids: order_item_list }]
  const getShipmentProvidersReq = JSON.stringify({ orders })
  const path = '/order/shipment/providers/get'
  const found = readShape(Providers, await shopCall(conn, 'GET', path, { getShipmentProvidersReq })).result.data
  const shipping_allocate_type = found.shipping_allocate_type || 'TFS'
  const code = found.shipment_providers?.find(({ provider_code }) => provider_code)?.provider_code
  const packReq = JSON.stringify({
    pack_order_list: [{ order_id, order_item_list }],
    delivery_type: 'dropship',
    ...(shipping_allocate_type === ACROSS_BORDERS && code ? { shipment_provider_code: code } : {}),
    shipping_allocate_type,
  })
  const packed = readShape(Packed, await shopCall(conn, 'POST', '/order/fulfill/pack', { packReq }))
  const [item] = packed.result?.data?.pack_order_list?.[0]?.order_item_list ?? []
  expectTaken(item)
  if (item?.package_id && item.tracking_number) return item
  const known = (await getItems(conn, order_id)).find(({ package_id }) => package_id)
  if (!known) throw new MarketError('temporary', 'Lazada packed the order and has not named the parcel yet')
  return { package_id: known.package_id, tracking_number: known.tracking_code }
}

/** The package of what is left to send, packed now unless it is. */
async function getPacked(conn: StoreConn, order_id: string, open: readonly LazadaItem[]) {
  const packed = open.find((item) => item.package_id)
  if (packed) return { package_id: packed.package_id, tracking_number: packed.tracking_code }
  return pack(
    conn,
    order_id,
    open.map((item) => item.order_item_id),
  )
}

/**
 * Packing returns Lazada's tracking number, ready-to-ship sends the parcel; our own numbers are not accepted. The order
 * ships as a whole, so a call repeated after a broken connection finds what is already packed or sent.
 */
export async function ship(conn: StoreConn, { external_order_id }: Shipment): Promise<ShipResult> {
  const items = await getItems(conn, external_order_id)
  const open = items.filter(isOpen)
  const [sent] = items.filter((item) => item.tracking_code)
  if (open.length === 0) {
    if (!sent) throw refused('not_shippable', 'Nothing of this order is left to send')
    return { already: true, tracking_number: sent.tracking_code }
  }
  const { package_id, tracking_number } = await getPacked(conn, external_order_id, open)
  const readyToShipReq = JSON.stringify({ packages: [{ package_id }] })
  const ready = readShape(Ready, await shopCall(conn, 'POST', '/order/package/rts', { readyToShipReq }))
  expectTaken(ready.result?.data?.packages?.[0])
  return { already: false, tracking_number }
}

/** The file is a page that shows the PDF; where the address is not given beside it, it is in the page. */
async function getPdf(conn: StoreConn, { file, pdf_url }: { file: string; pdf_url: string }): Promise<Buffer> {
  const bytes = Buffer.from(file, 'base64')
  const address = pdf_url || (/src=["']?([^"'\s>]+)/.exec(bytes.toString('utf8'))?.[1] ?? '').replaceAll('&amp;', '&')
  return address ? downloadPdf(conn, address) : requirePdf(bytes)
}

/** Packs the order; it is handed over when it leaves. */
export async function platformLabels(
  conn: StoreConn,
  order: MarketOrder,
  lines: readonly ShippedLine[],
): Promise<PlatformLabel[]> {
  requireWhole(order, lines)
  const items = await getItems(conn, order.external_order_id)
  const open = items.filter(isOpen)
  const sent = items.find((item) => item.package_id && !isOpen(item))
  const parcel =
    open.length === 0 && sent
      ? { package_id: sent.package_id, tracking_number: sent.tracking_code }
      : await getPacked(conn, order.external_order_id, open)
  const getDocumentReq = JSON.stringify({
    doc_type: 'PDF',
    print_item_list: false,
    packages: [{ package_id: parcel.package_id }],
  })
  const answer = await shopCall(conn, 'POST', '/order/package/document/get', { getDocumentReq })
  const { data, success, error_code, error_msg } = readShape(Paper, answer).result
  if (success === false) throw refused(error_code, error_msg)
  if (!data?.file && !data?.pdf_url) throw labelNotReady('Lazada is still making the label')
  const carrier = items.find((item) => item.shipment_provider)?.shipment_provider || 'Lazada Logistics'
  const pdf = await getPdf(conn, data)
  return [{ package_id: parcel.package_id, tracking_number: parcel.tracking_number, carrier, pdf }]
}
