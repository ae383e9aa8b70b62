import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { suggestForLine as contract } from '@inkroute/contract/store/match'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { skusForSale } from '../../cart/cart.ts'
import { getWords, searchSkus, skusOfGoods } from '../../goods/goods.ts'
import { findLine } from './match.queries.ts'
import { goodsLike } from './picture-likeness.ts'
import { rank } from './rank.rules.ts'

const WORDS = 4
const FOUND_A_WORD = 60
const SHOWN = 12

/** SKUs that share a word of code or title with the line, and SKUs of goods that look alike. */
async function candidatesFor(
  ctx: SellerCtx,
  line: { readonly external_sku: string; readonly title: string },
  goods_ids: readonly number[],
) {
  const words = [...new Set([...getWords(line.external_sku, WORDS), ...getWords(line.title, WORDS)])]
  const found = await Promise.all([
    ...words.map((word) => searchSkus(ctx.db, ctx.seller.id, word, ctx.language, FOUND_A_WORD)),
    skusOfGoods(ctx.db, ctx.seller.id, goods_ids, ctx.language),
  ])
  return [...new Map(found.flat().map((sku) => [sku.id, sku])).values()]
}

export async function suggestForLine(
  ctx: SellerCtx,
  { line_id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const line = await findLine(ctx.db, ctx.seller.id, line_id)
  if (!line) throw new AppError('not_found')
  const pictures = await goodsLike(ctx, ctx.seller.id, line.picture_url)
  const candidates = await candidatesFor(ctx, line, [...pictures.keys()])
  const ranked = rank(line, candidates, pictures, SHOWN)
  const skus = await skusForSale(
    ctx,
    ranked.map(({ id }) => id),
  )
  return {
    data: ranked.flatMap(({ id, by }) => {
      const sku = skus.get(id)
      if (!sku) return []
      const { goods_id, title, sku_code, color_name, color_hex, size_name, picture_url } = sku
      return [{ id, goods_id, title, sku_code, color_name, color_hex, size_name, picture_url, by }]
    }),
  }
}
