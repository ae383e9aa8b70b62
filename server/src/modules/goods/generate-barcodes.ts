import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type BarcodeKind, eanCheckDigit } from '@inkroute/contract/goods/codes'
import type { generateBarcodes as contract } from '@inkroute/contract/goods/sku'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { lockSellerCodes, selectBarcodeOwners, selectSkusByIds, setBarcodes } from './sku.queries.ts'

/** Numbers that begin with 20–29 are free for use inside a company; they are no codes of the GS1 registry. */
function inStoreEan(sku_id: number): string {
  const twelve = `20${String(sku_id).padStart(10, '0').slice(-10)}`
  return `${twelve}${eanCheckDigit(twelve)}`
}

/** What a made barcode of this kind holds. */
export const codeFor = (kind: BarcodeKind, sku: { id: number; sku_code: string }): string =>
  kind === 'ean13' ? inStoreEan(sku.id) : sku.sku_code

export async function generateBarcodes(
  ctx: SellerCtx,
  { sku_ids, kind, replace }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockSellerCodes(tx.db, seller_id)
    const skus = (await selectSkusByIds(tx.db, seller_id, sku_ids, tx.language)).filter((sku) => !sku.deleted_at)
    if (skus.length === 0) throw new AppError('not_found')
    const wanted = skus.filter((sku) => replace || sku.barcode === null)
    const codes = wanted.map((sku) => ({ id: sku.id, barcode: codeFor(kind, sku), barcode_kind: kind }))
    const changing = new Set(codes.map(({ id }) => id))
    const owners = await selectBarcodeOwners(
      tx.db,
      seller_id,
      codes.map(({ barcode }) => barcode),
    )
    const taken = owners.find((owner) => !changing.has(owner.id))
    if (taken) throw new AppError('barcode_taken', { code: taken.barcode ?? '', sku: taken.sku_code })
    if (codes.length > 0) await setBarcodes(tx.db, seller_id, codes, tx.clock.now().toISOString())
    return { made: codes.length, kept: skus.length - codes.length }
  })
}
