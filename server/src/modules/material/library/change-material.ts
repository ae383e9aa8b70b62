import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { changeMaterial as contract } from '@inkroute/contract/material/library'
import { splitName } from '@inkroute/contract/material/rename'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { requireCategory } from '../folders/own-folder.ts'
import { setTags } from '../folders/set-tags.ts'
import { moveRows, renameRows } from './library.queries.ts'
import { readMaterial } from './read-materials.ts'

export async function changeMaterial(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { id, name, category_id, tag_ids } = input
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    const before = await readMaterial(tx, seller_id, id)
    if (name !== undefined) {
      // The extension says what the file is; a new name without one keeps it.
      const { extension } = splitName(before.name)
      const after = name.toLowerCase().endsWith(extension.toLowerCase()) ? name : name + extension
      await renameRows(tx.db, seller_id, [{ id, after }])
    }
    if (category_id !== undefined) {
      if (category_id !== null) await requireCategory(tx, seller_id, category_id)
      await moveRows(tx.db, seller_id, [id], category_id)
    }
    if (tag_ids !== undefined) await setTags(tx, seller_id, [id], tag_ids, 'set')
    return readMaterial(tx, seller_id, id)
  })
}
