import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { buyGalleryItem as contract } from '@inkroute/contract/material/material'
import { decimalToFen } from '@inkroute/contract/money'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { theHandler } from '../../../infra/hooks.ts'
import { lockBook, pay, paymentReply, type Settler, withCashier } from '../../wallet/wallet.ts'
import { materialHooks } from './gallery.hooks.ts'
import {
  boughtItems,
  findArtworkForSale,
  type GalleryKind,
  lockPurchase,
  markPaid,
  takePurchase,
} from './purchase.queries.ts'

export const GALLERY_PURCHASE = 'gallery_item'

const getTitle = (kind: GalleryKind, { name_zh, name_en }: { name_zh: string; name_en: string }) =>
  kind === 'artwork'
    ? { zh: `图案“${name_zh}”`, en: `Artwork “${name_en}”` }
    : { zh: `设计模板“${name_zh}”`, en: `Design template “${name_en}”` }

const screens = { artwork: '/gallery/platform', template: '/design/designTemplate' } as const

/** Spends money through the wallet, once for each item and seller. */
export async function buyGalleryItem(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { kind, item, price, method } = input
  const seller_id = ctx.seller.id
  const paid = await inTransaction(ctx, async (tx) => {
    // A double click waits here, and the second one finds the item bought.
    await lockBook(tx.db, seller_id)
    const findForSale = kind === 'artwork' ? findArtworkForSale : theHandler(tx, materialHooks.templateForSale)
    const found = await findForSale(tx.db, item)
    if (!found) throw new AppError('not_found')
    if (found.price_fen === 0) throw new AppError('gallery_item_free')
    if ((await boughtItems(tx.db, seller_id, kind, [item])).has(item)) throw new AppError('gallery_item_bought')
    if (decimalToFen(price) !== found.price_fen) throw new AppError('price_changed')
    const created_by = tx.identity.user_id
    const created_at = tx.clock.now().toISOString()
    const wish = { kind, item, price_fen: found.price_fen, created_by, created_at }
    const purchase_id = await takePurchase(tx.db, seller_id, wish)
    const result = await pay(tx, seller_id, {
      subject_kind: GALLERY_PURCHASE,
      subject_id: String(purchase_id),
      title: getTitle(kind, found),
      parts: { service_fen: found.price_fen },
      method,
      offers_alipay: true,
      created_by,
      return_path: `${screens[kind]}?payment={id}`,
    })
    return paymentReply(result)
  })
  return withCashier(ctx, seller_id, paid)
}

/** Gives the item to the seller within the payment's transaction. */
export const galleryItemSettler: Settler = {
  subject_kind: GALLERY_PURCHASE,
  async paid(tx, seller_id, { subject_id }) {
    const purchase = await lockPurchase(tx.db, seller_id, Number(subject_id))
    if (!purchase || purchase.paid_at !== null) return
    await markPaid(tx.db, seller_id, purchase.id, tx.clock.now().toISOString())
  },
}
