import { PDFDocument } from '@cantoo/pdf-lib'
import type { AppCtx } from '../../../infra/context.ts'
import { getColorNames, selectWarehouses } from '../../catalog/catalog.ts'
import { findParcels } from '../core/order.hooks.ts'
import { type LineRecord, type OrderRecord, selectLines, selectOrdersById } from '../core/order.queries.ts'
import { packingSlip } from './packing-slip.view.ts'
import { type PaperKind, refusalFor } from './paper.rules.ts'
import { drawPaper, type Paper } from './paper.ts'
import { paperZpl } from './paper-zpl.ts'
import { shippingLabel } from './shipping-label.view.ts'

type Brand = { readonly name: string; readonly card_message: string }

/** Slips are in English, including colour names where the product still exists. */
function getSlip(order: OrderRecord, lines: readonly LineRecord[], getColor: (line: LineRecord) => string): Paper[] {
  const brand = lines.map((line) => line.brand as Brand | null).find((one) => one !== null)
  return packingSlip({
    order_no: order.order_no,
    external_no: order.external_no,
    remark: order.remark,
    date: new Date(order.created_at).toISOString().slice(0, 10),
    address: order.address,
    brand: brand ?? null,
    lines: lines.map((line) => ({
      title: line.title,
      sku_code: line.sku_code,
      quantity: line.quantity,
      variant: `${getColor(line)} / ${line.size_name}`,
    })),
  })
}

/** The papers of orders in the order given. */
export async function getPapers(
  ctx: AppCtx,
  seller_id: number,
  ids: readonly number[],
  is_slip: boolean,
): Promise<readonly Paper[]> {
  const [orders, lines, warehouses, parcels] = await Promise.all([
    selectOrdersById(ctx.db, seller_id, ids),
    selectLines(ctx.db, seller_id, ids),
    selectWarehouses(ctx.db),
    findParcels(ctx, seller_id, ids),
  ])
  const getColor = await getColorNames(ctx.db, lines, 'en')
  const byOrder = Map.groupBy(lines, (line) => line.order_id)
  const byId = new Map(orders.map((order) => [order.id, order]))
  return ids.flatMap((id) => {
    const order = byId.get(id)
    if (!order || refusalFor(is_slip ? 'slip' : 'label', order)) return []
    const own = byOrder.get(id) ?? []
    if (is_slip) return getSlip(order, own, getColor)
    const place = warehouses.find(({ code }) => code === order.warehouse_code)
    const facts = {
      order_no: order.order_no,
      channel: order.channel_name_en,
      pieces: order.pieces,
      weight_g: order.weight_g,
      address: order.address,
      parcel_count: order.parcel_count,
      from: [place?.address, place?.city_en, place?.postcode, place?.country].filter(Boolean).join(', '),
      contents: own.map((line) => `${line.sku_code} × ${line.quantity}`).join('; '),
    }
    const sent = parcels.get(id) ?? []
    // Parcels without their own number use the first one.
    return Array.from({ length: order.parcel_count }, (_, at) =>
      shippingLabel({ ...facts, parcel_no: at + 1, tracking_no: (sent[at] ?? sent[0])?.tracking_no ?? null }),
    )
  })
}

/** Papers between two reports of progress. */
const REPORT_EACH = 20

interface WantedPapers {
  readonly ids: readonly number[]
  readonly kind: PaperKind
  /** The part that is drawn, between 0 and 1. */
  readonly onDrawn?: (part: number) => Promise<unknown>
}

/** Makes one file for all orders, yielding to the event loop between papers. */
export async function makePapers(
  ctx: AppCtx,
  seller_id: number,
  { ids, kind, onDrawn }: WantedPapers,
): Promise<Uint8Array> {
  const papers = await getPapers(ctx, seller_id, ids, kind === 'slip')
  if (kind === 'label_zpl') return new TextEncoder().encode(papers.map((paper) => paperZpl(paper)).join('\n'))
  const document = await PDFDocument.create()
  document.setTitle(kind === 'label' ? 'Shipping labels' : 'Packing slips')
  document.setProducer('InkRoute')
  for (const [at, paper] of papers.entries()) {
    await drawPaper(document, paper)
    await new Promise(setImmediate)
    if ((at + 1) % REPORT_EACH === 0) await onDrawn?.((at + 1) / papers.length)
  }
  return document.save()
}

/** Every run has a file of its own, which goes with the run. */
export async function storePapers(
  ctx: AppCtx,
  { seller_id, id }: { readonly seller_id: number; readonly id: number },
  wanted: WantedPapers,
): Promise<string> {
  const body = await makePapers(ctx, seller_id, wanted)
  const key = `private/papers/${seller_id}/bulk-${id}.${wanted.kind === 'label_zpl' ? 'zpl' : 'pdf'}`
  await ctx.storage.put(key, body)
  return key
}
