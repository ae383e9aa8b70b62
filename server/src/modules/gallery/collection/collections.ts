import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/gallery/collection'
import { galleryLimits } from '@inkroute/contract/gallery/gallery'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  deleteCollection,
  insertCollection,
  orderCollections,
  replaceItems,
  updateCollection,
} from '../../artwork/artwork.ts'
import { isNameTaken, lockCollection, selectCollections, selectItems } from './collection.queries.ts'

export async function listDeskCollections(ctx: StaffCtx): Promise<Reply<typeof contract.listDeskCollections>> {
  const rows = await selectCollections(ctx.db)
  return { data: rows.map(({ sort: _, ...row }) => row) }
}

const marked = <F>(tx: StaffCtx, fields: F) => ({
  ...fields,
  updated_at: tx.clock.now().toISOString(),
  updated_by: tx.identity.username,
})

const SUBJECT = 'collection'

export async function createCollection(
  ctx: StaffCtx,
  input: Input<typeof contract.createCollection>,
): Promise<Reply<typeof contract.createCollection>> {
  return inTransaction(ctx, async (tx) => {
    const limit = galleryLimits.max_collections
    if ((await selectCollections(tx.db)).length >= limit) throw new AppError('gallery_collection_many', { limit })
    const id = await insertCollection(tx.db, marked(tx, input))
    if (id === null) throw new AppError('gallery_collection_exists', { name: input.name_zh })
    await recordChange(tx, { subject: SUBJECT, subject_id: String(id), title: input.name_zh, after: input })
    return { id }
  })
}

async function lockRevision(tx: StaffCtx, { id, revision }: { readonly id: number; readonly revision: number }) {
  const row = await lockCollection(tx.db, id)
  if (!row) throw new AppError('not_found')
  if (row.revision !== revision) throw new AppError('conflict')
  return row
}

export async function saveCollection(
  ctx: StaffCtx,
  { id, revision, ...fields }: Input<typeof contract.saveCollection>,
): Promise<Reply<typeof contract.saveCollection>> {
  return inTransaction(ctx, async (tx) => {
    const { name_zh, name_en, is_shown } = await lockRevision(tx, { id, revision })
    if (await isNameTaken(tx.db, id, fields.name_zh)) {
      throw new AppError('gallery_collection_exists', { name: fields.name_zh })
    }
    await updateCollection(tx.db, id, marked(tx, fields))
    const before = { name_zh, name_en, is_shown }
    await recordChange(tx, { subject: SUBJECT, subject_id: String(id), title: fields.name_zh, before, after: fields })
    return {}
  })
}

export async function removeCollection(
  ctx: StaffCtx,
  input: Input<typeof contract.removeCollection>,
): Promise<Reply<typeof contract.removeCollection>> {
  return inTransaction(ctx, async (tx) => {
    const { id, name_zh, name_en } = await lockRevision(tx, input)
    const slugs = (await selectItems(tx.db, id)).map(({ slug }) => slug)
    await deleteCollection(tx.db, id)
    const before = { name_zh, name_en, slugs }
    await recordChange(tx, { subject: SUBJECT, subject_id: String(id), title: name_zh, before })
    return {}
  })
}

export async function sortCollections(
  ctx: StaffCtx,
  { ids }: Input<typeof contract.sortCollections>,
): Promise<Reply<typeof contract.sortCollections>> {
  return inTransaction(ctx, async (tx) => {
    const before = (await selectCollections(tx.db)).map(({ id }) => id)
    await orderCollections(tx.db, ids)
    const title = tx.language === 'zh' ? '合集顺序' : 'Order of collections'
    await recordChange(tx, { subject: SUBJECT, subject_id: 'order', title, before: { ids: before }, after: { ids } })
    return {}
  })
}

export async function listCollectionItems(
  ctx: StaffCtx,
  { id }: Input<typeof contract.listCollectionItems>,
): Promise<Reply<typeof contract.listCollectionItems>> {
  const rows = await selectItems(ctx.db, id)
  return { data: rows.map((row) => ({ slug: row.slug, name: row[`name_${ctx.language}`] || row.slug })) }
}

export async function sortCollectionItems(
  ctx: StaffCtx,
  { id, slugs }: Input<typeof contract.sortCollectionItems>,
): Promise<Reply<typeof contract.sortCollectionItems>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockCollection(tx.db, id)
    if (!row) throw new AppError('not_found')
    const before = { slugs: (await selectItems(tx.db, id)).map(({ slug }) => slug) }
    await replaceItems(tx.db, id, slugs)
    const sides = { before, after: { slugs } }
    await recordChange(tx, { subject: SUBJECT, subject_id: String(id), title: row.name_zh, ...sides })
    return {}
  })
}
