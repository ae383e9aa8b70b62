import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getImportSample as contract } from '@inkroute/contract/order-import'
import { importFieldDefinitions, importFields } from '@inkroute/contract/order-import-fields'
import type { SellerCtx } from '../../../infra/context.ts'
import { workbookOf } from '../../export/export.ts'
import { searchSkus } from '../../goods/goods.ts'
import { sampleOrders } from './sample.rules.ts'

/** A file that can be imported as it is: it orders the seller's own newest SKUs. */
export async function getImportSample(ctx: SellerCtx, _input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { language } = ctx
  const skus = await searchSkus(ctx.db, ctx.seller.id, '', language)
  const rows = sampleOrders(skus, ctx.clock.now().toISOString().slice(0, 10))
  const bytes = workbookOf({
    header: importFields.map((field) => importFieldDefinitions[field][language]),
    widths: importFields.map((field) => (field === 'street1' || field === 'title' ? 28 : 16)),
    rows: rows.map((row) => importFields.map((field) => row[field] ?? '')),
  })
  const name = language === 'zh' ? '订单导入示例.xlsx' : 'order-import-sample.xlsx'
  return { name, file_base64: Buffer.from(bytes).toString('base64') }
}
