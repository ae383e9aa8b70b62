import type { listHomeProducts as contract } from '@inkroute/contract/catalog/catalog'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import { cardsFor } from './caller.ts'
import { browse } from './search/browse.rules.ts'
import { catalogueOf } from './search/catalogue-memory.ts'

export async function listHomeProducts(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const catalogue = await catalogueOf(ctx)
  const { index, names } = catalogue
  const newest = browse(index, null, 'newest', input.limit)
  const hot = browse(index, null, 'sales', input.limit)
  const zones = names.facets.zone.map((zone) => ({
    zone,
    ...browse(index, ['zone', zone.value], 'sales', input.limit),
  }))
  const ids = [...newest.ids, ...hot.ids, ...zones.flatMap((entry) => entry.ids)]
  const cards = await cardsFor(ctx, catalogue, [...new Set(ids)])
  const byId = new Map(cards.map((card): [number, ProductCard] => [card.id, card]))
  const pick = (wanted: readonly number[]) => wanted.flatMap((id) => byId.get(id) ?? [])
  return {
    newest: pick(newest.ids),
    hot: pick(hot.ids),
    zones: zones
      .filter(({ total }) => total > 0)
      .map(({ zone, total, ids: shown }) => ({
        key: zone.value,
        name: zone.name[ctx.language],
        total,
        products: pick(shown),
      })),
    total: hot.total,
  }
}
