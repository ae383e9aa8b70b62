import type { cartSkuAddressModifyRemind as contract } from '@inkroute/contract/cart/extra'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { changeLines, selectLines } from './cart.queries.ts'
import { reminderOf } from './cart.rules.ts'
import { readCart } from './read-cart.ts'

/** What the seller should know before ordering: another design than the one that was put there, another place. */
export async function remindChanges(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const lines = await selectLines(tx.db, tx.seller.id, input.ids)
    const seen = new Map(lines.map((line) => [line.id, line.design_version]))
    const ready = await readCart(tx, lines, { with_pictures: false })
    if (input.is_seen) {
      for (const { line, sku } of ready)
        if (seen.get(line.id) !== sku.design_version)
          await changeLines(tx.db, tx.seller.id, [line.id], { design_version: sku.design_version })
    }
    const data = ready.flatMap(({ line, sku, view }) => {
      const was = input.is_seen ? sku.design_version : (seen.get(line.id) ?? sku.design_version)
      const kind = reminderOf({ is_redesigned: was !== sku.design_version, problem: view.problem })
      if (!kind) return []
      const other = view.other_warehouses.find(({ stock }) => stock >= line.quantity)
      const { id, sku_id, title, sku_code } = view
      return [{ id, sku_id, title, sku_code, kind, other_warehouse: other?.code ?? null }]
    })
    return { data }
  })
}
