import type { DeskState } from '@inkroute/contract/catalog/desk/codes'
import type { DeskEditor } from '@inkroute/contract/catalog/desk/desk'
import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { AppError } from '../../../../infra/app-error.ts'
import { addHistory, findItem, type ItemRow, listHistory, lockItem } from '../../../../infra/content/content.queries.ts'
import type { ContentBehaviour } from '../../../../infra/content/content-kind.ts'
import type { AppCtx, StaffCtx } from '../../../../infra/context.ts'
import { writeEntries } from '../../base/entry.queries.ts'
import { deskState, entryRow } from '../../base/entry-row.ts'
import { publishOwnProduct, withdrawOwnProduct } from '../../base/own-product.ts'
import { PRODUCT_KIND } from '../../core/product-kind.ts'
import { findEntry } from './desk.queries.ts'

const parsed = (payload: unknown): ProductDocument | null => (payload === null ? null : ProductDocument.parse(payload))

/** Products as content: publishing writes the rows that the shop reads. */
export const productContent: ContentBehaviour<ProductDocument> = {
  endpoints: { kind: PRODUCT_KIND },
  autosaves: true,
  async apply(tx, { key, payload }) {
    const product_id = Number(key)
    if (payload === null) await withdrawOwnProduct(tx, product_id)
    else await publishOwnProduct(tx, product_id, payload)
  },
}
/** The content machine does not know what it stores. */
export const machine = productContent as ContentBehaviour

/** A product's content item with its documents. */
export interface ProductItem extends Omit<ItemRow, 'draft' | 'published'> {
  readonly product_id: number
  readonly draft: ProductDocument | null
  readonly published: ProductDocument | null
}

const withDocuments = (item: ItemRow): ProductItem => ({
  ...item,
  product_id: Number(item.key),
  draft: parsed(item.draft),
  published: parsed(item.published),
})

export const stateOfItem = ({ draft, published, published_at }: ProductItem): DeskState =>
  deskState({ draft, published, was_published: published_at !== null })

export const workingDocument = ({ draft, published }: Pick<ProductItem, 'draft' | 'published'>): ProductDocument => {
  const document = draft ?? published
  if (!document) throw new AppError('not_found')
  return document
}

export async function readProduct(ctx: AppCtx, product_id: number): Promise<ProductItem> {
  const entry = await findEntry(ctx.db, product_id)
  const item = entry && (await findItem(ctx.db, PRODUCT_KIND, entry.item_id))
  if (!item) throw new AppError('not_found')
  return withDocuments(item)
}

/** Locks the product until the transaction ends; refuses when somebody has saved since `revision`. */
export async function lockProduct(tx: StaffCtx, product_id: number, revision?: number): Promise<ProductItem> {
  const entry = await findEntry(tx.db, product_id)
  const item = entry && (await lockItem(tx.db, PRODUCT_KIND, entry.item_id))
  if (!item) throw new AppError('not_found')
  if (revision !== undefined && item.revision !== revision) {
    throw new AppError('product_changed_meanwhile', { by: item.updated_by })
  }
  await keepFirstVersion(tx, item)
  return withDocuments(item)
}

/** The version of the file is recorded before staff change it for the first time, so that it can be restored. */
async function keepFirstVersion(tx: AppCtx, item: ItemRow): Promise<void> {
  if (item.published === null || (await listHistory(tx.db, item.id, 1)).length > 0) return
  const at = item.published_at ?? tx.clock.now().toISOString()
  const entry = { item_id: item.id, action: 'published', payload: item.published, at, by_name: item.published_by ?? '' }
  await addHistory(tx.db, entry)
}

/** Brings the list up to date with the product's content item and returns the item. */
export async function refreshEntry(tx: AppCtx, item_id: number): Promise<ProductItem> {
  const row = await findItem(tx.db, PRODUCT_KIND, item_id)
  if (!row) throw new AppError('not_found')
  const item = withDocuments(row)
  const { draft, published, published_at, updated_at } = item
  const versions = { draft, published, was_published: published_at !== null }
  await writeEntries(tx.db, [entryRow(item.product_id, item_id, versions, updated_at)])
  return item
}

export const getEditor = (item: ProductItem): DeskEditor => ({
  id: item.product_id,
  state: stateOfItem(item),
  revision: item.revision,
  updated_at: item.updated_at,
  updated_by: item.updated_by,
  published_at: item.published_at,
  published_by: item.published_by,
  document: workingDocument(item),
  published: item.published,
})
