import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/preference/infringement'
import { MAX_INFRINGEMENT_WORDS } from '@inkroute/contract/preference/infringement'
import { baseBrandWords } from '@inkroute/engine/preflight/brand-word-list'
import { brandWordsIn, plainText } from '@inkroute/engine/preflight/rules/brand-words'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import {
  deleteInfringementRows,
  insertInfringementWords,
  selectInfringementPage,
  selectInfringementWords,
} from './infringement.queries.ts'

/** The platform's and the seller's infringement words, for prints, titles and listings (`brandWordsIn`). */
export const getInfringementWords = async (db: Db, seller_id: number): Promise<string[]> => [
  ...baseBrandWords,
  ...(await selectInfringementWords(db, seller_id)),
]

export async function listInfringementWords(
  ctx: SellerCtx,
  { page, page_size, keyword }: Input<typeof contract.listInfringementWords>,
): Promise<Reply<typeof contract.listInfringementWords>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectInfringementPage(ctx.db, ctx.seller.id, keyword && plainText(keyword), range)
  const data = rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
  return { data, total, page, page_size }
}

export const listAllInfringementWords = async (
  ctx: SellerCtx,
): Promise<Reply<typeof contract.listAllInfringementWords>> => ({
  platform: [...baseBrandWords],
  own: await selectInfringementWords(ctx.db, ctx.seller.id),
})

export async function addInfringementWords(
  ctx: SellerCtx,
  { words, note }: Input<typeof contract.addInfringementWords>,
): Promise<Reply<typeof contract.addInfringementWords>> {
  const platform = new Set(baseBrandWords)
  const asked = [...new Set(words.map((word) => plainText(word).trim()))]
  const wanted = asked.filter((word) => word !== '' && !platform.has(word))
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'infringement_word' }, async (tx) => {
    const known = await selectInfringementWords(tx.db, tx.seller.id)
    const fresh = wanted.filter((word) => !known.includes(word))
    if (known.length + fresh.length > MAX_INFRINGEMENT_WORDS)
      throw new AppError('tort_word_limit', { limit: MAX_INFRINGEMENT_WORDS })
    const created_at = tx.clock.now().toISOString()
    const added =
      fresh.length === 0 ? 0 : await insertInfringementWords(tx.db, tx.seller.id, fresh, { note, created_at })
    return { added, known: asked.length - added }
  })
}

export const deleteInfringementWords = async (
  ctx: SellerCtx,
  { ids }: Input<typeof contract.deleteInfringementWords>,
): Promise<Reply<typeof contract.deleteInfringementWords>> => ({
  deleted: await deleteInfringementRows(ctx.db, ctx.seller.id, ids),
})

export const checkInfringementText = async (
  ctx: SellerCtx,
  { text }: Input<typeof contract.checkInfringementText>,
): Promise<Reply<typeof contract.checkInfringementText>> => ({
  found: brandWordsIn(text, await getInfringementWords(ctx.db, ctx.seller.id)),
})
