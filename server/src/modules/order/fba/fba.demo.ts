import type { SellerCtx } from '../../../infra/context.ts'
import { selectLines, selectOrdersById } from '../core/order.queries.ts'
import type { DemoFba } from '../core/order-demo-data.ts'
import { keepCode } from './fba.queries.ts'
import { beginFba } from './read-fba.ts'

/** As Amazon gives them out: `X00`, then seven letters and digits that follow the SKU. */
const demoCode = (sku_id: number): string =>
  `X00${(2_176_782_336 + sku_id * 48_271_933).toString(36).toUpperCase().slice(-7).padStart(7, 'K')}`

/** Cartons of a demo order, and the codes of its pieces once Amazon knows the shipment. */
export async function addDemoShipment(ctx: SellerCtx, ids: readonly number[], { center, shipment_no }: DemoFba) {
  const updated_at = ctx.clock.now().toISOString()
  for (const order of await selectOrdersById(ctx.db, ctx.seller.id, ids))
    await beginFba(ctx, order, { shipment_no, center })
  if (shipment_no === '') return
  const lines = await selectLines(ctx.db, ctx.seller.id, ids)
  for (const { sku_id } of lines)
    await keepCode(ctx.db, { seller_id: ctx.seller.id, sku_id, fnsku: demoCode(sku_id), updated_at })
}
