import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  changeBottomTemplate as changeContract,
  deleteBottomTemplate as deleteContract,
} from '@inkroute/contract/goods/grid/template'
import { AppError } from '../../../../infra/app-error.ts'
import type { SellerCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { releaseUpload } from '../../../upload/upload.ts'
import { sheetFrom } from '../export-grid.ts'
import { materialIdsOf } from '../grid.rules.ts'
import { paintBottomTemplateJob } from './bottom-template.job.ts'
import { changeBottomTemplateRow, deleteBottomTemplateRow, findBottomTemplate } from './bottom-template.queries.ts'
import { columnsOf, holderOf, keepMaterials } from './create-bottom-template.ts'

/** Pictures the new sheet goes on showing stay; the others are let go. */
async function exchangeMaterials(tx: SellerCtx, id: number, before: readonly number[], after: readonly number[]) {
  const seller_id = tx.seller.id
  const added = after.filter((one) => !before.includes(one))
  await keepMaterials(tx, seller_id, id, added)
  for (const gone of before.filter((one) => !after.includes(one))) {
    await releaseUpload(tx, seller_id, holderOf(id, gone))
  }
}

export async function changeBottomTemplate(
  ctx: SellerCtx,
  { id, name, document }: Input<typeof changeContract>,
): Promise<Reply<typeof changeContract>> {
  return inTransaction(ctx, async (tx) => {
    const seller_id = tx.seller.id
    const row = await findBottomTemplate(tx.db, seller_id, id)
    if (!row) throw new AppError('not_found')
    const updated_at = tx.clock.now().toISOString()
    const view = document ? sheetFrom(document) : null
    await changeBottomTemplateRow(tx.db, seller_id, id, {
      ...(name ? { name } : {}),
      ...(view ? columnsOf(view) : {}),
      updated_at,
    })
    if (view) {
      await exchangeMaterials(tx, id, materialIdsOf(sheetFrom(row.document)), materialIdsOf(view))
      await tx.jobs.send(paintBottomTemplateJob, { seller_id, id })
    }
    return {}
  })
}

export async function deleteBottomTemplate(
  ctx: SellerCtx,
  { id }: Input<typeof deleteContract>,
): Promise<Reply<typeof deleteContract>> {
  return inTransaction(ctx, async (tx) => {
    const row = await deleteBottomTemplateRow(tx.db, tx.seller.id, id)
    if (!row) throw new AppError('not_found')
    for (const material_id of materialIdsOf(sheetFrom(row.document))) {
      await releaseUpload(tx, tx.seller.id, holderOf(id, material_id))
    }
    return {}
  })
}
