import type { PublicCtx } from '../../infra/context.ts'
import type { Reader } from './notice.queries.ts'

export const visitor = (ctx: Pick<PublicCtx, 'language' | 'clock'>): Reader => ({
  language: ctx.language,
  now: ctx.clock.now(),
  is_seller: false,
})

export const sellerReader = (ctx: Pick<PublicCtx, 'language' | 'clock'>): Reader => ({
  ...visitor(ctx),
  is_seller: true,
})
