import type { Reply } from '@inkroute/contract/endpoint'
import type { getGoodsFacets as contract } from '@inkroute/contract/goods/goods'
import type { SellerCtx } from '../../infra/context.ts'
import { countByState, selectCategoryChoices, selectProductChoices } from './facet.queries.ts'
import { selectTags } from './tag.queries.ts'

export async function getFacets({ db, seller, language }: SellerCtx): Promise<Reply<typeof contract>> {
  const [counts, categories, products, tags] = await Promise.all([
    countByState(db, seller.id),
    selectCategoryChoices(db, seller.id, language),
    selectProductChoices(db, seller.id, language),
    selectTags(db, seller.id),
  ])
  return { ...counts, categories, products, tags }
}
