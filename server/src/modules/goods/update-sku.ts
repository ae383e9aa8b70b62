import type { Input, Reply } from '@inkroute/contract/endpoint'
import { barcodeProblem, barcodeProblemTexts, guessBarcodeKind } from '@inkroute/contract/goods/codes'
import type { updateSku as contract } from '@inkroute/contract/goods/sku'
import { decimalToFen } from '@inkroute/contract/money'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { priced } from './gather-goods.ts'
import { skuOf } from './goods.view.ts'
import { findMergedByCode } from './merge/merge.queries.ts'
import { changeSku, findCodeOwner, findSku, lockSellerCodes, selectBarcodeOwners } from './sku.queries.ts'

type Change = Input<typeof contract>

async function codeChange(tx: SellerCtx, { id, sku_code }: Change) {
  if (sku_code === undefined) return {}
  const owner = await findCodeOwner(tx.db, tx.seller.id, sku_code)
  if (owner && owner.id !== id) throw new AppError('sku_code_taken', { code: sku_code, title: owner.title })
  // Orders with a merged code would become this one SKU.
  const merged = await findMergedByCode(tx.db, tx.seller.id, sku_code)
  if (merged) throw new AppError('sku_code_taken', { code: sku_code, title: merged.name })
  return { sku_code }
}

async function barcodeChange(tx: SellerCtx, { id, barcode, barcode_kind }: Change) {
  if (barcode === undefined) return {}
  if (barcode === '') return { barcode: null, barcode_kind: null }
  const kind = barcode_kind ?? guessBarcodeKind(barcode)
  const problem = barcodeProblem(kind, barcode)
  if (problem) throw new AppError('barcode_invalid', { reason: barcodeProblemTexts[problem][tx.language] })
  const owner = (await selectBarcodeOwners(tx.db, tx.seller.id, [barcode])).find((one) => one.id !== id)
  if (owner) throw new AppError('barcode_taken', { code: barcode, sku: owner.sku_code })
  return { barcode, barcode_kind: kind }
}

export async function updateSku(ctx: SellerCtx, input: Change): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockSellerCodes(tx.db, seller_id)
    const before = await findSku(tx.db, seller_id, input.id, tx.language)
    if (!before || before.deleted_at) throw new AppError('not_found')
    const { name, price } = input
    await changeSku(tx.db, seller_id, input.id, {
      ...(await codeChange(tx, input)),
      ...(await barcodeChange(tx, input)),
      ...(name === undefined ? {} : { name }),
      ...(price === undefined ? {} : { price_fen: price === '' ? null : decimalToFen(price) }),
      updated_at: tx.clock.now().toISOString(),
    })
    const after = await findSku(tx.db, seller_id, input.id, tx.language)
    const [sku] = await priced(tx.db, seller_id, after ? [after] : [])
    if (!sku) throw new AppError('not_found')
    return skuOf(sku)
  })
}
