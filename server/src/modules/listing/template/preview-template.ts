import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { previewTemplate as contract } from '@inkroute/contract/listing/listing'
import { findListingPlatform } from '@inkroute/contract/listing/platforms'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { listableGoods, searchGoods } from '../../goods/goods.ts'
import { gatherWords } from '../words/gather-words.ts'
import { fillWords, tagsIn, titleIn, wordsFor } from '../words/words.rules.ts'

/** The rules as they are being typed, tried with the newest goods. */
export async function previewTemplate(
  ctx: SellerCtx,
  { platform: word, title, description, tags, language, brand }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const platform = findListingPlatform(word)
  if (!platform) throw new AppError('not_found')
  const newest = await searchGoods(ctx.db, ctx.seller.id, '', 1)
  const [goods] = await listableGoods(
    ctx,
    ctx.seller.id,
    newest.map(({ id }) => id),
    language ?? 'en',
  )
  if (!goods) return { data: null }
  const wordsAbout = await gatherWords(ctx, ctx.seller.id, [goods], { language, brand })
  const words = wordsFor(wordsAbout(goods).words, language)
  return {
    data: {
      goods_title: goods.title,
      title: titleIn(title, words),
      title_max: platform.limits.title,
      description: fillWords(description, words),
      tags: tagsIn(tags, words),
    },
  }
}
