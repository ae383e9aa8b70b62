import type { Reply } from '@inkroute/contract/endpoint'
import type { listTortGoods as contract } from '@inkroute/contract/preference/infringement'
import { brandWordsIn } from '@inkroute/engine/preflight/rules/brand-words'
import type { SellerCtx } from '../../infra/context.ts'
import { tortWordsOf } from '../preference/preference.ts'
import { selectTitles } from './goods.queries.ts'

/** More than anybody reads through at once. */
const SHOWN = 200

export async function listTortGoods(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const [words, rows] = await Promise.all([tortWordsOf(ctx.db, ctx.seller.id), selectTitles(ctx.db, ctx.seller.id)])
  const goods = rows.flatMap(({ id, title, title_en }) => {
    const found = brandWordsIn(`${title}\n${title_en}`, words)
    return found.length > 0 ? [{ id, title, found }] : []
  })
  return { checked: rows.length, goods: goods.slice(0, SHOWN) }
}
