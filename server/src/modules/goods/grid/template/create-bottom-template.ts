import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type createBottomTemplate as contract, MAX_BOTTOM_TEMPLATES } from '@inkroute/contract/goods/grid/template'
import { DOCUMENT_VERSION, NO_PRODUCT, type ViewDesign } from '@inkroute/engine/document/design-document'
import { AppError } from '../../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { useUpload as keepUpload } from '../../../upload/upload.ts'
import { sheetFrom } from '../export-grid.ts'
import { materialIdsOf } from '../grid.rules.ts'
import { paintBottomTemplateJob } from './bottom-template.job.ts'
import { countBottomTemplates, insertBottomTemplate } from './bottom-template.queries.ts'

export const holderOf = (id: number, material_id: number) => `bottom:${id}:${material_id}`

/** The columns a sheet fills. */
export const columnsOf = (view: ViewDesign) => ({
  layout_id: view.grid?.layout_id ?? 0,
  cell_count: view.grid?.cells.length ?? 0,
  document: JSON.stringify({ version: DOCUMENT_VERSION, basic_product_id: NO_PRODUCT, views: [view] }),
})

/** A template keeps its pictures even when the seller deletes them from the library. */
export async function keepMaterials(tx: AppCtx, seller_id: number, id: number, ids: readonly number[]): Promise<void> {
  for (const material_id of ids) {
    if (!Number.isSafeInteger(material_id) || material_id < 1) throw new AppError('not_found')
    await keepUpload(tx, seller_id, material_id, holderOf(id, material_id))
  }
}

export async function createBottomTemplate(
  ctx: SellerCtx,
  { name, document }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const seller_id = ctx.seller.id
  const view = sheetFrom(document)
  return inTransaction(ctx, async (tx) => {
    if ((await countBottomTemplates(tx.db, seller_id)) >= MAX_BOTTOM_TEMPLATES) {
      throw new AppError('template_many', { limit: MAX_BOTTOM_TEMPLATES })
    }
    const updated_at = tx.clock.now().toISOString()
    const id = await insertBottomTemplate(tx.db, seller_id, { name, ...columnsOf(view), updated_at })
    await keepMaterials(tx, seller_id, id, materialIdsOf(view))
    await tx.jobs.send(paintBottomTemplateJob, { seller_id, id })
    return { id }
  })
}
