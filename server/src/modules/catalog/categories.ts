import type * as contract from '@inkroute/contract/catalog/catalog'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { type AnyCtx, cardsFor } from './facts/caller.ts'
import { categoryIn } from './facts/product.view.ts'
import { browse } from './search/browse.rules.ts'
import { getCatalogue } from './search/catalogue-memory.ts'

export async function listCategories(ctx: AnyCtx): Promise<Reply<typeof contract.listCategories>> {
  const { names, index } = await getCatalogue(ctx)
  const counts = browse(index, null, 'sales', 0).counts.get('category')
  const nodes = names.categories.map((category) => ({
    parent_id: category.parent_id,
    ...categoryIn(ctx.language, category),
    count: counts?.get(category.http_url) ?? 0,
  }))
  return {
    data: nodes
      .filter((node) => node.parent_id === null)
      .map((node) => ({ ...node, sub_categorys: nodes.filter((child) => child.parent_id === node.id) })),
  }
}

export async function listParentCategories(ctx: PublicCtx): Promise<Reply<typeof contract.listParentCategories>> {
  return listCategories(ctx)
}

export async function listCategoryProducts(
  ctx: AnyCtx,
  input: Input<typeof contract.listCategoryProducts>,
): Promise<Reply<typeof contract.listCategoryProducts>> {
  const catalogue = await getCatalogue(ctx)
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

export async function listHomeProducts(
  ctx: PublicCtx,
  input: Input<typeof contract.listHomeProducts>,
): Promise<Reply<typeof contract.listHomeProducts>> {
  const catalogue = await getCatalogue(ctx)
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

type Field = 'technique' | 'size_attribute' | 'season' | 'material' | 'gender'

/** The values of one filter, with how many products carry each. */
export const listSearchField =
  (field: Field) =>
  async (ctx: PublicCtx): Promise<Reply<typeof contract.listTechniques>> => {
    const { names, index } = await getCatalogue(ctx)
    const counts = browse(index, null, 'sales', 0).counts.get(field)
    return {
      data: names.facets[field].map(({ value, name }) => ({
        key: value,
        name: name[ctx.language],
        count: counts?.get(value) ?? 0,
      })),
    }
  }
