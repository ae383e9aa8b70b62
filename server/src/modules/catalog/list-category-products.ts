import type { listCategoryProducts as contract } from '@inkroute/contract/catalog/catalog'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import { type AnyCtx, cardsFor } from './caller.ts'
import { categoryIn } from './category.view.ts'
import { browse } from './search/browse.rules.ts'
import { catalogueOf } from './search/catalogue-memory.ts'

export async function listCategoryProducts(
  ctx: AnyCtx,
  input: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const catalogue = await catalogueOf(ctx)
  const { names, index } = catalogue
  const parent = input.category ? names.findCategory(input.category) : null
  if (parent === undefined) throw new AppError('not_found')
  const children = names.categories.filter((category) => category.parent_id === (parent?.id ?? null))
  const shown = children.length > 0 ? children : parent ? [parent] : []
  const found = shown.map((category) => ({
    category,
    ...browse(index, ['category', category.http_url], 'sales', input.limit),
  }))
  const cards = await cardsFor(ctx, catalogue, [...new Set(found.flatMap(({ ids }) => ids))])
  const byId = new Map(cards.map((card): [number, ProductCard] => [card.id, card]))
  return {
    data: found
      .filter(({ total }) => total > 0)
      .map(({ category, total, ids }) => ({
        ...categoryIn(ctx.language, category),
        total,
        products: ids.flatMap((id) => byId.get(id) ?? []),
      })),
  }
}
