import type { listTechniques as contract } from '@inkroute/contract/catalog/catalog'
import type { Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import { browse } from './search/browse.rules.ts'
import { catalogueOf } from './search/catalogue-memory.ts'

type Field = 'technique' | 'size_attribute' | 'season' | 'material' | 'gender'

/** The values of one filter, with how many products carry each. */
export const listSearchField =
  (field: Field) =>
  async (ctx: PublicCtx): Promise<Reply<typeof contract>> => {
    const { names, index } = await catalogueOf(ctx)
    const counts = browse(index, null, 'sales', 0).counts.get(field)
    return {
      data: names.facets[field].map(({ value, name }) => ({
        key: value,
        name: name[ctx.language],
        count: counts?.get(value) ?? 0,
      })),
    }
  }
