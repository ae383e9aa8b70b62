import type { Reply } from '@inkroute/contract/endpoint'
import type { listDesignStyles as contract } from '@inkroute/contract/material/vision'
import { designStyles } from '@inkroute/engine/look/names'
import type { SellerCtx } from '../../../infra/context.ts'
import { countStyles } from './vision.queries.ts'
import { styleWords } from './words.ts'

export async function listDesignStyles(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const counts = await countStyles(ctx.db, ctx.seller.id)
  return {
    data: designStyles.map((key) => ({ key, ...styleWords(key, ctx.language), count: counts.get(key) ?? 0 })),
  }
}
