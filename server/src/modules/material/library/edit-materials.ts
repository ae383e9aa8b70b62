import type { Input, Reply } from '@inkroute/contract/endpoint'
import { materialLimits } from '@inkroute/contract/material/item'
import type * as contract from '@inkroute/contract/material/library'
import { renamed, splitName } from '@inkroute/contract/material/rename'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { renameUploads, setUploadsDeleted } from '../../upload/upload.ts'
import { requireCategory } from '../folders/categories.ts'
import { setTags } from '../folders/tags.ts'
import { moveRows, selectReady } from './library.queries.ts'
import { readMaterial } from './read-materials.ts'

export async function changeMaterial(
  ctx: SellerCtx,
  input: Input<typeof contract.changeMaterial>,
): Promise<Reply<typeof contract.changeMaterial>> {
  const { id, name, category_id, tag_ids } = input
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    const before = await readMaterial(tx, seller_id, id)
    if (name !== undefined) {
      // A new name without an extension keeps the old one, since the extension tells the file type.
      const { extension } = splitName(before.name)
      const after = name.toLowerCase().endsWith(extension.toLowerCase()) ? name : name + extension
      await renameUploads(tx.db, seller_id, [{ id, after }])
    }
    if (category_id !== undefined) {
      if (category_id !== null) await requireCategory(tx, seller_id, category_id)
      await moveRows(tx.db, seller_id, [id], category_id)
    }
    if (tag_ids !== undefined) await setTags(tx, seller_id, [id], tag_ids, 'set')
    return readMaterial(tx, seller_id, id)
  })
}

const SHOWN = 50

export async function renameMaterials(
  ctx: SellerCtx,
  input: Input<typeof contract.renameMaterials>,
): Promise<Reply<typeof contract.renameMaterials>> {
  const rows = await selectReady(ctx.db, ctx.seller.id, input.ids)
  const by_id = new Map(rows.map((row) => [row.id, row]))
  // Numbers follow the order of selection, not the order of the table.
  const chosen = [...new Set(input.ids)].flatMap((id) => by_id.get(id) ?? [])
  if (chosen.length === 0) throw new AppError('not_found')
  const names = chosen.map(({ id, name }, index) => ({ id, before: name, after: renamed(name, input.rule, index) }))
  const changed = names.filter(({ before, after }) => before !== after)
  if (!input.preview && changed.length > 0) await renameUploads(ctx.db, ctx.seller.id, changed)
  return { count: changed.length, names: names.slice(0, SHOWN) }
}

export async function moveMaterials(
  ctx: SellerCtx,
  { ids, category_id }: Input<typeof contract.moveMaterials>,
): Promise<Reply<typeof contract.moveMaterials>> {
  return inTransaction(ctx, async (tx) => {
    if (category_id !== null) await requireCategory(tx, ctx.seller.id, category_id)
    const count = await moveRows(tx.db, ctx.seller.id, ids, category_id)
    if (count === 0) throw new AppError('not_found')
    return { count }
  })
}

export async function tagMaterials(
  ctx: SellerCtx,
  input: Input<typeof contract.tagMaterials>,
): Promise<Reply<typeof contract.tagMaterials>> {
  const { ids, tag_ids, mode } = input
  return inTransaction(ctx, async (tx) => {
    const own = await selectReady(tx.db, ctx.seller.id, ids)
    if (own.length === 0) throw new AppError('not_found')
    const own_ids = own.map(({ id }) => id)
    await setTags(tx, ctx.seller.id, own_ids, tag_ids, mode)
    return { count: own.length }
  })
}

export async function deleteMaterials(
  ctx: SellerCtx,
  { ids }: Input<typeof contract.deleteMaterials>,
): Promise<Reply<typeof contract.deleteMaterials>> {
  const count = await setUploadsDeleted(ctx.db, ctx.seller.id, ids, ctx.clock.now().toISOString())
  if (count === 0) throw new AppError('not_found')
  return { count, keep_days: materialLimits.keep_deleted_days }
}

export async function restoreMaterials(
  ctx: SellerCtx,
  { ids }: Input<typeof contract.restoreMaterials>,
): Promise<Reply<typeof contract.restoreMaterials>> {
  const count = await setUploadsDeleted(ctx.db, ctx.seller.id, ids, null)
  if (count === 0) throw new AppError('not_found')
  return { count }
}
