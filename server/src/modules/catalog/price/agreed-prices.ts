import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/membership/buy'
import { fenToDecimal } from '@inkroute/contract/money'
import type { SellerCtx } from '../../../infra/context.ts'
import { sellerTerms } from '../../account/account.ts'
import { selectPrivilegePrices } from './agreed-price.queries.ts'

const BP = 10_000

/** Half-up to the fen, as the price of an item is rounded. */
const discounted = (fen: number, discount_bp: number): number => Math.floor((fen * (BP - discount_bp) + BP / 2) / BP)

export async function listPrivilegePrices(
  ctx: SellerCtx,
  { page, page_size, keyword }: Input<typeof contract.listPrivilegePrices>,
): Promise<Reply<typeof contract.listPrivilegePrices>> {
  const { level, discount_bp } = await sellerTerms(ctx.db, ctx.seller.id)
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectPrivilegePrices(ctx.db, ctx.seller.id, ctx.language, keyword, range)
  const data = rows.map((row) => ({
    product_id: row.product_id,
    code: row.code,
    name: row.name,
    items: row.items,
    list_from: fenToDecimal(row.list_from),
    list_to: fenToDecimal(row.list_to),
    level_from: fenToDecimal(discounted(row.list_from, discount_bp)),
    level_to: fenToDecimal(discounted(row.list_to, discount_bp)),
    agreed_from: fenToDecimal(row.agreed_from),
    agreed_to: fenToDecimal(row.agreed_to),
  }))
  return { data, total, page, page_size, level, discount_bp }
}
