import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/preference/infringement'
import { MAX_TORT_WORDS } from '@inkroute/contract/preference/infringement'
import { baseBrandWords } from '@inkroute/engine/preflight/brand-word-list'
import { brandWordsIn, plainText } from '@inkroute/engine/preflight/rules/brand-words'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { tortWordsOf } from '../preference.ts'
import { deleteTortRows, insertTortWords, selectTortPage, selectTortWords } from './infringement.queries.ts'

export async function listTortWords(
  ctx: SellerCtx,
  { page, page_size, keyword }: Input<typeof contract.listTortWords>,
): Promise<Reply<typeof contract.listTortWords>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectTortPage(ctx.db, ctx.seller.id, keyword && plainText(keyword), range)
  const data = rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
  return { data, total, page, page_size }
}

export const listAllTortWords = async (ctx: SellerCtx): Promise<Reply<typeof contract.listAllTortWords>> => ({
  platform: [...baseBrandWords],
  own: await selectTortWords(ctx.db, ctx.seller.id),
})

export async function addTortWords(
  ctx: SellerCtx,
  { words, note }: Input<typeof contract.addTortWords>,
): Promise<Reply<typeof contract.addTortWords>> {
  const platform = new Set(baseBrandWords)
  const asked = [...new Set(words.map((word) => plainText(word).trim()))]
  const wanted = asked.filter((word) => word !== '' && !platform.has(word))
  return inTransaction(ctx, async (tx) => {
    const known = await selectTortWords(tx.db, tx.seller.id)
    const fresh = wanted.filter((word) => !known.includes(word))
    if (known.length + fresh.length > MAX_TORT_WORDS) throw new AppError('tort_word_limit', { limit: MAX_TORT_WORDS })
    const created_at = tx.clock.now().toISOString()
    const added = fresh.length === 0 ? 0 : await insertTortWords(tx.db, tx.seller.id, fresh, { note, created_at })
    return { added, known: asked.length - added }
  })
}

export const deleteTortWords = async (
  ctx: SellerCtx,
  { ids }: Input<typeof contract.deleteTortWords>,
): Promise<Reply<typeof contract.deleteTortWords>> => ({ deleted: await deleteTortRows(ctx.db, ctx.seller.id, ids) })

export const checkTortText = async (
  ctx: SellerCtx,
  { text }: Input<typeof contract.checkTortText>,
): Promise<Reply<typeof contract.checkTortText>> => ({
  found: brandWordsIn(text, await tortWordsOf(ctx.db, ctx.seller.id)),
})
