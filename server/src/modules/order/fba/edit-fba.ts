import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  changeFbaOrder as changeContract,
  listFbaOrders as listContract,
  repackFbaOrder as repackContract,
} from '@inkroute/contract/order/fba/fba'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { countFiltered, lockOrders, type OrderRecord, selectLines, selectOrderPage } from '../core/order.queries.ts'
import { type BoxRow, keepCode, replaceBoxes, selectBoxes, updateFba } from './fba.queries.ts'
import { holdsExactly, isWithinLimits, repeatedCode, stillFitting } from './fba.rules.ts'
import { packLines, readFba } from './read-fba.ts'

type Change = Input<typeof changeContract>
const MM_PER_CM = 10

export async function listFbaOrders(
  ctx: SellerCtx,
  { page, page_size, ...rest }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  return inTransaction(ctx, async (tx) => {
    const filters = { ...rest, source: 'fba' }
    const range = { limit: page_size, offset: (page - 1) * page_size }
    const orders = await selectOrderPage(tx.db, tx.seller.id, filters, range)
    const total = await countFiltered(tx.db, tx.seller.id, filters)
    return { data: await readFba(tx, orders), total, page, page_size }
  })
}

/** The seller's FBA order, locked. */
export async function getFbaOrder(tx: SellerCtx, id: number): Promise<OrderRecord> {
  const [order] = await lockOrders(tx.db, tx.seller.id, [id])
  if (order?.source !== 'fba' || order.state === 'draft') throw new AppError('not_found')
  return order
}

/** Cartons that are closed and gone stay as they are. */
const sealed: readonly string[] = ['shipped', 'partially_shipped', 'delivered', 'completed', 'returned']

async function writeBoxes(tx: SellerCtx, order: OrderRecord, boxes: NonNullable<Change['boxes']>): Promise<void> {
  if (sealed.includes(order.state)) throw new AppError('fba_already_sent')
  const lines = await selectLines(tx.db, tx.seller.id, [order.id])
  if (!holdsExactly(boxes, lines)) throw new AppError('fba_boxes_differ')
  const rows = boxes.map((box, at) => ({
    box_no: at + 1,
    weight_g: box.weight_g,
    items: jsonText(box.items),
    length_mm: Math.round(box.length_cm * MM_PER_CM),
    width_mm: Math.round(box.width_cm * MM_PER_CM),
    height_mm: Math.round(box.height_cm * MM_PER_CM),
  }))
  if (!rows.every(isWithinLimits)) throw new AppError('fba_box_too_large')
  await replaceBoxes(tx.db, tx.seller.id, order.id, rows)
}

const keptBox = ({ length_mm, width_mm, height_mm, weight_g, items }: BoxRow) => ({
  length_mm,
  width_mm,
  height_mm,
  weight_g,
  items: jsonText(items),
})

/** After a split or change, keeps cartons that still match and packs the rest by catalogue sizes. */
export async function repackFbaOrder(
  ctx: SellerCtx,
  { id }: Input<typeof repackContract>,
): Promise<Reply<typeof repackContract>> {
  return inTransaction(ctx, async (tx) => {
    const seller_id = tx.seller.id
    const order = await getFbaOrder(tx, id)
    if (sealed.includes(order.state)) throw new AppError('fba_already_sent')
    await readFba(tx, [order])
    const lines = await selectLines(tx.db, seller_id, [id])
    const boxes = await selectBoxes(tx.db, seller_id, [id])
    const { kept, loose } = stillFitting(boxes, lines)
    const rows = [...kept.map(keptBox), ...(await packLines(tx, seller_id, loose))]
    await replaceBoxes(
      tx.db,
      seller_id,
      id,
      rows.map((row, at) => ({ ...row, box_no: at + 1 })),
    )
    const [view] = await readFba(tx, [order])
    if (!view) throw new AppError('not_found')
    return view
  })
}

export async function changeFbaOrder(ctx: SellerCtx, input: Change): Promise<Reply<typeof changeContract>> {
  return inTransaction(ctx, async (tx) => {
    const order = await getFbaOrder(tx, input.id)
    const updated_at = tx.clock.now().toISOString()
    await readFba(tx, [order])
    if (input.shipment_no !== undefined)
      await updateFba(tx.db, tx.seller.id, order.id, { shipment_no: input.shipment_no, updated_at })
    if (input.boxes) await writeBoxes(tx, order, input.boxes)
    const own = new Set((await selectLines(tx.db, tx.seller.id, [order.id])).map(({ sku_id }) => sku_id))
    const twice = repeatedCode(input.fnskus ?? [])
    if (twice) throw new AppError('fba_code_twice', { fnsku: twice })
    for (const { sku_id, fnsku } of input.fnskus ?? []) {
      if (!own.has(sku_id)) throw new AppError('not_found')
      await keepCode(tx.db, { seller_id: tx.seller.id, sku_id, fnsku, updated_at })
    }
    const [view] = await readFba(tx, [order])
    if (!view) throw new AppError('not_found')
    return view
  })
}
