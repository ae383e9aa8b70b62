import type { AddValueKey } from '@inkroute/contract/cart/codes'
import type { setBrands as contract } from '@inkroute/contract/cart/extra'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { selectBrandsById } from './brand/brand.queries.ts'
import { changeLines, lockCart, selectLines } from './cart.queries.ts'
import { tidyServices } from './cart.rules.ts'

/** The brand's inserts come on top of what a line has. Taking the brand off leaves the inserts, which cost the same. */
export async function setBrands(
  ctx: SellerCtx,
  { ids, brand_id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    await lockCart(tx.db, tx.seller.id)
    const lines = await selectLines(tx.db, tx.seller.id, ids)
    const [brand] = brand_id === null ? [] : await selectBrandsById(tx.db, tx.seller.id, [brand_id])
    if (lines.length !== new Set(ids).size || (brand_id !== null && !brand)) throw new AppError('not_found')
    const updated_at = tx.clock.now().toISOString()
    for (const line of lines) {
      const services = tidyServices([...line.services, ...(brand?.services ?? [])] as AddValueKey[])
      await changeLines(tx.db, tx.seller.id, [line.id], { brand_id, services, updated_at })
    }
    return { changed: lines.length }
  })
}
