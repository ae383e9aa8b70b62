import { isDeepStrictEqual } from 'node:util'
import type * as contract from '@inkroute/contract/design/draft'
import { MAX_DRAFTS } from '@inkroute/contract/design/draft'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { lockTurn } from '../../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { productNames } from '../../catalog/catalog.ts'
import {
  countDrafts,
  deleteDraftRow,
  findDraft,
  insertDraft,
  lockDraft,
  selectDrafts,
  updateDraft,
} from '../core/draft.queries.ts'
import { documentFrom } from '../core/store-design.ts'
import { draftFacts } from './draft.view.ts'

export async function listDrafts(
  ctx: SellerCtx,
  input: Input<typeof contract.listDrafts>,
): Promise<Reply<typeof contract.listDrafts>> {
  const rows = await selectDrafts(ctx.db, ctx.seller.id, input.basic_product_id, MAX_DRAFTS)
  const names = await productNames(
    ctx.db,
    rows.map((row) => row.basic_product_id),
  )
  const data = rows.map((row) => draftFacts(row, names.get(row.basic_product_id), ctx.language))
  return { data, total: data.length }
}

export async function getDraft(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getDraft>,
): Promise<Reply<typeof contract.getDraft>> {
  const row = await findDraft(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const names = await productNames(ctx.db, [row.basic_product_id])
  const { document, ...rest } = row
  const facts = draftFacts(rest, names.get(row.basic_product_id), ctx.language)
  return { ...facts, document }
}

type Saved = Reply<typeof contract.saveDraft>

const saved = (revision: number, saved_at: string): Saved => ({ outcome: 'saved', revision, saved_at, other: null })

/**
 * A tab may overwrite the revision it has seen or one it wrote itself, whose response may have been lost. A newer
 * revision of another tab is returned instead and stays.
 */
export async function saveDraft(ctx: SellerCtx, input: Input<typeof contract.saveDraft>): Promise<Saved> {
  const document = documentFrom(input.document)
  const { id, basic_product_id, design_id, name, tab_id } = input
  return inTransaction(ctx, async (tx) => {
    const seller_id = tx.seller.id
    const updated_at = tx.clock.now().toISOString()
    const state = { user_id: tx.identity.user_id, basic_product_id, design_id, name, document, tab_id, updated_at }
    let row = await lockDraft(tx.db, seller_id, id)
    if (!row) {
      await lockTurn(tx.db, 'draft', seller_id)
      if ((await countDrafts(tx.db, seller_id)) >= MAX_DRAFTS) throw new AppError('draft_limit', { limit: MAX_DRAFTS })
      const revision = input.revision + 1
      if (await insertDraft(tx.db, seller_id, id, { ...state, revision })) return saved(revision, updated_at)
      row = await lockDraft(tx.db, seller_id, id)
      if (!row) throw new AppError('conflict')
    }
    if (isDeepStrictEqual(row.document, document) && row.name === name) return saved(row.revision, row.updated_at)
    if (row.revision !== input.revision && row.tab_id !== tab_id) {
      const other = await getDraft(tx, { id })
      return { outcome: 'conflict', revision: row.revision, saved_at: row.updated_at, other }
    }
    const revision = row.revision + 1
    await updateDraft(tx.db, seller_id, id, { ...state, revision })
    return saved(revision, updated_at)
  })
}

export async function deleteDraft(ctx: SellerCtx, { id }: Input<typeof contract.deleteDraft>) {
  await deleteDraftRow(ctx.db, ctx.seller.id, id)
  return {}
}
