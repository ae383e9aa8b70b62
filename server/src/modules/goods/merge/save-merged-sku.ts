import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  changeMergedSku as changeContract,
  createMergedSku as createContract,
} from '@inkroute/contract/goods/merge'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lockSellerCodes, selectSkusByCodes, selectSkusByIds } from '../sku.queries.ts'
import { findMergedByCode, insertMerged, replaceParts, updateMerged } from './merge.queries.ts'

type Words = Input<typeof createContract>

/** The same SKU named twice counts together; deleted goods and those of others cannot be merged. */
async function partsOf(tx: SellerCtx, { parts }: Words) {
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

const stateOf = (tx: SellerCtx, { code, name, remark }: Words) => ({
  code,
  name,
  remark,
  updated_at: tx.clock.now().toISOString(),
})

export async function createMergedSku(ctx: SellerCtx, input: Words): Promise<Reply<typeof createContract>> {
  return inTransaction(ctx, async (tx) => {
    await assertFree(tx, input.code, null)
    const parts = await partsOf(tx, input)
    const id = await insertMerged(tx.db, tx.seller.id, stateOf(tx, input))
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
    const parts = await partsOf(tx, input)
    if (!(await updateMerged(tx.db, tx.seller.id, id, stateOf(tx, input)))) throw new AppError('not_found')
    await replaceParts(tx.db, tx.seller.id, id, parts)
    return {}
  })
}
