import type { Input } from '@inkroute/contract/endpoint'
import type { BuyReply, buyDesignPack as contract } from '@inkroute/contract/membership/buy'
import { decimalToFen } from '@inkroute/contract/money'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { pay, paymentReply, withCashier } from '../wallet/wallet.ts'
import { insertPurchase } from './plan.queries.ts'
import { selectPacksForSale } from './quota.queries.ts'

export const packTitle = (quantity: number): { zh: string; en: string } => ({
  zh: `设计数量包 ${quantity} 款`,
  en: `Design pack, ${quantity} designs`,
})

export async function buyDesignPack(ctx: SellerCtx, { id, price, method }: Input<typeof contract>): Promise<BuyReply> {
  const bought = await inTransaction(ctx, async (tx) => {
    const pack = (await selectPacksForSale(tx.db)).find((candidate) => candidate.id === id)
    if (!pack) throw new AppError('not_found')
    const { price_fen, quantity, valid_days } = pack
    if (decimalToFen(price) !== price_fen) throw new AppError('price_changed')
    const created_by = tx.identity.user_id
    const purchase = await insertPurchase(tx.db, tx.seller.id, {
      kind: 'pack',
      item_id: id,
      quantity,
      valid_days,
      price_fen,
      charge_fen: price_fen,
      created_by,
      created_at: tx.clock.now().toISOString(),
    })
    const result = await pay(tx, tx.seller.id, {
      subject_kind: 'design_pack',
      subject_id: String(purchase.id),
      title: packTitle(quantity),
      parts: { service_fen: price_fen },
      method,
      offers_alipay: true,
      created_by,
      return_path: '/setting/valueAddedServicesDesign?payment={id}',
    })
    return paymentReply(result)
  })
  return withCashier(ctx, ctx.seller.id, bought)
}
