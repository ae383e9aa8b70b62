import type { getRecommend as contract } from '@inkroute/contract/catalog/catalog'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import { type AnyCtx, cardsFor } from './caller.ts'
import { catalogueOf } from './search/catalogue-memory.ts'
import { recommend } from './search/recommend.rules.ts'

export async function getRecommend(ctx: AnyCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const catalogue = await catalogueOf(ctx)
  if (!catalogue.index.placeOf.has(input.id)) throw new AppError('not_found')
  return { data: await cardsFor(ctx, catalogue, recommend(catalogue.index, input.id, input.limit)) }
}
