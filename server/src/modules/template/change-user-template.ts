import type { Input } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/template/template'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { releaseUpload } from '../upload/upload.ts'
import { holderOf, materialsIn } from './create-user-template.ts'
import { changeUserTemplate, deleteUserTemplateRow } from './user-template.queries.ts'

export async function renameUserTemplate(
  ctx: SellerCtx,
  { id, name }: Input<typeof contract.renameUserTemplate>,
): Promise<Record<string, never>> {
  if (!(await changeUserTemplate(ctx.db, ctx.seller.id, id, { name }))) throw new AppError('not_found')
  return {}
}

export async function deleteUserTemplate(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteUserTemplate>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const gone = await deleteUserTemplateRow(tx.db, ctx.seller.id, id)
    if (!gone) throw new AppError('not_found')
    const read = readDocument(gone.document)
    for (const material_id of read.ok ? materialsIn(read.document) : []) {
      await releaseUpload(tx, ctx.seller.id, holderOf(id, material_id))
    }
    if (gone.picture_key) await tx.storage.remove(gone.picture_key)
    return {}
  })
}
