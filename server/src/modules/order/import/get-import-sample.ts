import type { Input, Reply } from '@inkroute/contract/endpoint'
import { getFields, importFieldDefinitions } from '@inkroute/contract/order/import/fields'
import type { getImportSample as contract } from '@inkroute/contract/order/import/import'
import type { SellerCtx } from '../../../infra/context.ts'
import { getWorkbook } from '../../export/export.ts'
import { searchSkus } from '../../goods/goods.ts'
import { completeAddress } from '../core/foreign.rules.ts'
import { planDrafts } from '../foreign/plan-drafts.ts'
import { toCenter } from './check/fba-row.rules.ts'
import {
  SAMPLE_CENTER,
  SAMPLE_PHONE,
  type SampleLoad,
  sampleLoads,
  sampleOrders,
  sampleShipment,
} from './sample.rules.ts'

/** The first load that becomes one complete order. If none does, the file check reports why. */
async function loadToShow(
  ctx: SellerCtx,
  skus: Awaited<ReturnType<typeof searchSkus>>,
): Promise<SampleLoad | undefined> {
  const address = completeAddress(toCenter({ center: SAMPLE_CENTER, phone: SAMPLE_PHONE }))
  const loads = sampleLoads(skus)
  const drafts = loads.map(({ skus: held, quantity }) => ({
    address,
    remark: '',
    in_cartons: true,
    lines: held.map(({ id }, at) => ({ id: at + 1, sku_id: id, quantity })),
  }))
  const plans = await planDrafts(ctx, drafts)
  return loads.find((_, at) => plans[at]?.plans.length === 1) ?? loads[0]
}

/** A file that can be imported as it is: it orders the seller's own newest SKUs. */
export async function getImportSample(
  ctx: SellerCtx,
  { kind }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { language } = ctx
  const skus = await searchSkus(ctx.db, ctx.seller.id, '', language)
  const fields = getFields(kind)
  const rows =
    kind === 'fba'
      ? sampleShipment(await loadToShow(ctx, skus))
      : sampleOrders(skus, ctx.clock.now().toISOString().slice(0, 10))
  const bytes = getWorkbook({
    header: fields.map((field) => importFieldDefinitions[field][language]),
    widths: fields.map((field) => (field === 'street1' || field === 'title' ? 28 : 16)),
    rows: rows.map((row) => fields.map((field) => row[field] ?? '')),
  })
  const name = language === 'zh' ? '订单导入示例.xlsx' : 'order-import-sample.xlsx'
  return { name, file_base64: Buffer.from(bytes).toString('base64') }
}
