import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { type BarcodeKind, barcodeProblem, barcodeProblemTexts, eanCheckDigit } from '@inkroute/contract/goods/codes'
import type * as contract from '@inkroute/contract/goods/sku'
import type { BarcodeImportProblem } from '@inkroute/contract/goods/sku'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  lockSellerCodes,
  selectBarcodeOwners,
  selectSkusByCodes,
  selectSkusByIds,
  setBarcodes,
} from '../core/sku.queries.ts'
import { barcodeSvg } from '../label/barcode-svg.ts'
import { checkImport } from './barcode-import.rules.ts'

export async function drawBarcode(
  { language }: SellerCtx,
  { kind, value }: Input<typeof contract.drawBarcode>,
): Promise<Reply<typeof contract.drawBarcode>> {
  const problem = barcodeProblem(kind, value)
  if (problem) throw new AppError('barcode_invalid', { reason: barcodeProblemTexts[problem][language] })
  return { svg: barcodeSvg(kind, value) }
}

/** Numbers that begin with 20–29 are free for use inside a company; they are no codes of the GS1 registry. */
function inStoreEan(sku_id: number): string {
  const twelve = `20${String(sku_id).padStart(10, '0').slice(-10)}`
  return `${twelve}${eanCheckDigit(twelve)}`
}

/** Content of a generated barcode of this kind. */
export const codeFor = (kind: BarcodeKind, sku: { id: number; sku_code: string }): string =>
  kind === 'ean13' ? inStoreEan(sku.id) : sku.sku_code

export async function generateBarcodes(
  ctx: SellerCtx,
  { sku_ids, kind, replace }: Input<typeof contract.generateBarcodes>,
): Promise<Reply<typeof contract.generateBarcodes>> {
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

const words: Record<BarcodeImportProblem, Record<Language, string>> = {
  sku_unknown: { zh: '没有这个 SKU 编码', en: 'This SKU code does not exist' },
  sku_twice: { zh: 'SKU 编码在文件中出现多次', en: 'The SKU code appears more than once in the file' },
  code_twice: { zh: '条码在文件中出现多次', en: 'The barcode appears more than once in the file' },
  code_taken: { zh: '条码已用于其他 SKU', en: 'Another SKU has this barcode' },
  code_invalid: {
    zh: '条码不合规，13 位数字须为有效的 EAN-13',
    en: 'Not a valid barcode; 13 digits must be a valid EAN-13',
  },
}

export async function importBarcodes(
  ctx: SellerCtx,
  { rows, dry_run }: Input<typeof contract.importBarcodes>,
): Promise<Reply<typeof contract.importBarcodes>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockSellerCodes(tx.db, seller_id)
    const codes = [...new Set(rows.map((row) => row.sku_code))]
    const skus = (await selectSkusByCodes(tx.db, seller_id, codes, tx.language)).filter((sku) => !sku.deleted_at)
    const owners = await selectBarcodeOwners(
      tx.db,
      seller_id,
      rows.map((row) => row.barcode),
    )
    const { accepted, unchanged, problems } = checkImport(rows, skus, owners)
    if (!dry_run && accepted.length > 0) {
      await setBarcodes(tx.db, seller_id, accepted, tx.clock.now().toISOString())
    }
    return {
      accepted: accepted.length,
      unchanged,
      replaced: accepted.filter((row) => row.is_replaced).length,
      problems: problems.map((row) => ({ ...row, message: words[row.problem][tx.language] })),
    }
  })
}
