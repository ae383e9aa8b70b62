import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/merge'
import type {
  changeMergedSku as changeContract,
  createMergedSku as createContract,
} from '@inkroute/contract/goods/merge'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { getPictures, priced } from '../core/gather-goods.ts'
import { titlesIn } from '../core/goods-titles.ts'
import { lockSellerCodes, selectSkuPage, selectSkusByCodes, selectSkusByIds } from '../core/sku.queries.ts'
import {
  deleteMerged,
  findMergedByCode,
  insertMerged,
  replaceParts,
  selectMerged,
  selectParts,
  updateMerged,
} from './merge.queries.ts'
import { getMerged, partOf } from './merge.view.ts'

export async function listMergedSkus(
  ctx: SellerCtx,
  { keyword, page, page_size }: Input<typeof contract.listMergedSkus>,
): Promise<Reply<typeof contract.listMergedSkus>> {
  const { db, language } = ctx
  const seller_id = ctx.seller.id
  const { rows, total } = await selectMerged(db, seller_id, keyword, page_size, (page - 1) * page_size)
  const ids = rows.map(({ id }) => id)
  const parts = await selectParts(db, seller_id, ids)
  const sku_ids = [...new Set(parts.map(({ sku_id }) => sku_id))]
  const skus = await priced(db, seller_id, await selectSkusByIds(db, seller_id, sku_ids, language))
  const pictures = await getPictures(ctx, seller_id, skus, language)
  const getTitle = await titlesIn(db, seller_id, skus, language)
  const by_id = new Map(skus.map((sku) => [sku.id, { ...sku, title: getTitle(sku) }]))
  const own = Map.groupBy(parts, ({ merged_id }) => merged_id)
  return { data: rows.map((row) => getMerged(row, own.get(row.id) ?? [], by_id, pictures)), total, page, page_size }
}

const SHOWN = 40

/** SKUs to choose from when merging, newest goods first. */
export async function findMergeSkus(
  ctx: SellerCtx,
  { keyword }: Input<typeof contract.findMergeSkus>,
): Promise<Reply<typeof contract.findMergeSkus>> {
  const { db, language } = ctx
  const seller_id = ctx.seller.id
  const found = await selectSkuPage(db, seller_id, { keyword, codes: 'all' }, { limit: SHOWN, offset: 0, language })
  const skus = await priced(db, seller_id, found)
  const pictures = await getPictures(ctx, seller_id, skus, language)
  const getTitle = await titlesIn(db, seller_id, skus, language)
  return { data: skus.map((sku) => partOf({ ...sku, title: getTitle(sku) }, 1, pictures(sku))) }
}

type Words = Input<typeof createContract>

/** Adds up repeated SKUs. Deleted goods and goods of other sellers cannot be merged. */
async function getParts(tx: SellerCtx, { parts }: Words) {
  const quantities = new Map<number, number>()
  for (const { sku_id, quantity } of parts) quantities.set(sku_id, (quantities.get(sku_id) ?? 0) + quantity)
  const found = await selectSkusByIds(tx.db, tx.seller.id, [...quantities.keys()], tx.language)
  const known = new Set(found.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id))
  if ([...quantities.keys()].some((id) => !known.has(id))) throw new AppError('not_found')
  return [...quantities].map(([sku_id, quantity]) => ({ sku_id, quantity: Math.min(99, quantity) }))
}

/** A code means one thing: no SKU of goods and no other merged SKU has it. */
async function assertFree(tx: SellerCtx, code: string, own_id: number | null): Promise<void> {
  await lockSellerCodes(tx.db, tx.seller.id)
  const [sku] = await selectSkusByCodes(tx.db, tx.seller.id, [code], tx.language)
  if (sku) throw new AppError('sku_code_taken', { code, title: sku.title })
  const merged = await findMergedByCode(tx.db, tx.seller.id, code)
  if (merged && merged.id !== own_id) throw new AppError('sku_code_taken', { code, title: merged.name })
}

const getState = (tx: SellerCtx, { code, name, remark }: Words) => ({
  code,
  name,
  remark,
  updated_at: tx.clock.now().toISOString(),
})

export async function createMergedSku(ctx: SellerCtx, input: Words): Promise<Reply<typeof createContract>> {
  return inTransaction(ctx, async (tx) => {
    await assertFree(tx, input.code, null)
    const parts = await getParts(tx, input)
    const id = await insertMerged(tx.db, tx.seller.id, getState(tx, input))
    if (id === null) throw new AppError('conflict')
    await replaceParts(tx.db, tx.seller.id, id, parts)
    return { id }
  })
}

export async function changeMergedSku(
  ctx: SellerCtx,
  { id, ...input }: Input<typeof changeContract>,
): Promise<Reply<typeof changeContract>> {
  return inTransaction(ctx, async (tx) => {
    await assertFree(tx, input.code, id)
    const parts = await getParts(tx, input)
    if (!(await updateMerged(tx.db, tx.seller.id, id, getState(tx, input)))) throw new AppError('not_found')
    await replaceParts(tx.db, tx.seller.id, id, parts)
    return {}
  })
}

export async function deleteMergedSku(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteMergedSku>,
): Promise<Reply<typeof contract.deleteMergedSku>> {
  if (!(await deleteMerged(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
