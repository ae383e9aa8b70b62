import type { listCategories as contract, listParentCategories as parents } from '@inkroute/contract/catalog/catalog'
import type { Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import type { AnyCtx } from './caller.ts'
import { categoryIn } from './category.view.ts'
import { browse } from './search/browse.rules.ts'
import { catalogueOf } from './search/catalogue-memory.ts'

export async function listCategories(ctx: AnyCtx): Promise<Reply<typeof contract>> {
  const { names, index } = await catalogueOf(ctx)
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

export async function listParentCategories(ctx: PublicCtx): Promise<Reply<typeof parents>> {
  return listCategories(ctx)
}
