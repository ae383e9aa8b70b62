import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import type { BarcodeImportProblem, importBarcodes as contract } from '@inkroute/contract/goods/sku'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { checkImport } from './barcode-import.rules.ts'
import { lockSellerCodes, selectBarcodeOwners, selectSkusByCodes, setBarcodes } from './sku.queries.ts'

const words: Record<BarcodeImportProblem, Record<Language, string>> = {
  sku_unknown: { zh: '没有这个 SKU 编码', en: 'There is no such SKU code' },
  sku_twice: { zh: 'SKU 编码在文件中出现多次', en: 'The SKU code stands more than once in the file' },
  code_twice: { zh: '条码在文件中出现多次', en: 'The barcode stands more than once in the file' },
  code_taken: { zh: '条码已用于其他 SKU', en: 'Another SKU has this barcode' },
  code_invalid: {
    zh: '条码不合规，13 位数字须为有效的 EAN-13',
    en: 'Not a valid barcode; 13 digits must be a valid EAN-13',
  },
}

export async function importBarcodes(
  ctx: SellerCtx,
  { rows, dry_run }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
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
