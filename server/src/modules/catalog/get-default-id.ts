import type { getDefaultId as contract } from '@inkroute/contract/catalog/catalog'
import type { Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { cardsOf, catalogueOf } from './search/catalogue-memory.ts'

const LOOKED_AT = 50

/** The best seller that anyone may design freely and see in 3D: the studio has to open with something that works. */
export async function getDefaultId(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  const catalogue = await catalogueOf(ctx)
  const { index } = catalogue
  const open = [...index.orders.sales].filter((place) => index.levels[place] === 0).slice(0, LOOKED_AT)
  const ids = open.map((place) => index.ids[place] as number)
  const cards = await cardsOf(ctx, catalogue, ids, ctx.language)
  const best = cards.find((card) => card.has_picture && card.has_model && card.is_mul === 0 && card.is_brand === 0)
  const id = best?.id ?? ids[0]
  if (id === undefined) throw new AppError('not_found')
  return { id }
}
