import type * as contract from '@inkroute/contract/catalog/catalog'
import type { ListReply } from '@inkroute/contract/catalog/catalog'
import type { Input } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import { AppError } from '../../infra/app-error.ts'
import { selectFavourites } from './facts/caller.queries.ts'
import { type AnyCtx, cardsFor, findSeller } from './facts/caller.ts'
import { categoryIn } from './facts/product.view.ts'
import { type Catalogue, findIn, getCatalogue } from './search/catalogue-memory.ts'
import { facetsIn } from './search/facets.view.ts'
import { type FindRequest, idsOfCode } from './search/find-products.rules.ts'
import { matchKeyword } from './search/keyword.rules.ts'
import { getChoices, readChoices, readKeyword, readLimits } from './search/list-request.rules.ts'
import { selectSpecialProducts } from './search/search.queries.ts'
import { suggest } from './search/suggest.ts'

const inBoth = (a: readonly number[] | null, b: readonly number[]): readonly number[] =>
  a === null ? b : a.filter((id) => b.includes(id))

/** Product ids listed explicitly by the URL or the caller; null if there are none. */
async function namedIds(ctx: AnyCtx, catalogue: Catalogue, input: Input<typeof contract.listProducts>) {
  let ids: readonly number[] | null = null
  if (input.ids !== undefined) ids = getChoices(input.ids).map(Number)
  if (input.code) ids = inBoth(ids, idsOfCode(catalogue.index, input.code))
  if (input.ad_special_id !== undefined) {
    const special = await selectSpecialProducts(ctx.db, input.ad_special_id)
    if (special.length === 0) throw new AppError('not_found')
    ids = inBoth(ids, special)
  }
  const seller_id = findSeller(ctx)
  if (input.is_collected === 1 && seller_id !== null) ids = inBoth(ids, await selectFavourites(ctx.db, seller_id))
  return ids
}

export async function listProducts(ctx: AnyCtx, input: Input<typeof contract.listProducts>): Promise<ListReply> {
  const catalogue = await getCatalogue(ctx)
  const { index, names } = catalogue
  const choices = readChoices(input, names)
  if (!choices) throw new AppError('not_found')
  const limits = readLimits(input)
  const keyword = readKeyword(input.keyword)
  const match = matchKeyword(index, keyword)
  const { page, page_size, sort } = input
  const request: FindRequest = {
    filters: {
      choices,
      price_min_fen: limits.price_min === null ? null : Math.ceil(limits.price_min * 100),
      price_max_fen: limits.price_max === null ? null : Math.floor(limits.price_max * 100),
      delivery_hours_max: limits.delivery_hours_max,
      only_ids: await namedIds(ctx, catalogue, input),
    },
    match,
    sort,
    offset: (page - 1) * page_size,
    limit: page_size,
  }
  const found = findIn(catalogue, request)
  const chosen = choices.get('category') ?? []
  const category = chosen.length === 1 ? names.findCategory(chosen[0] as string) : undefined
  return {
    data: await cardsFor(ctx, catalogue, found.ids),
    total: found.total,
    page,
    page_size,
    facets: facetsIn(ctx.language, names, found, choices),
    price_from: fenToDecimal(found.bounds.price_min_fen),
    bounds: {
      price_min: Math.floor(found.bounds.price_min_fen / 100),
      price_max: Math.ceil(found.bounds.price_max_fen / 100),
      delivery_hours_max: found.bounds.delivery_hours_max,
    },
    applied: {
      keyword: match?.corrected ?? keyword,
      corrected_from: match?.corrected ? keyword : null,
      is_substitute: match?.is_substitute ?? false,
      ...limits,
    },
    category_path: category ? names.pathOf(category).map((entry) => categoryIn(ctx.language, entry)) : [],
    suggestions: found.total === 0 ? await suggest(ctx, catalogue, request, keyword) : [],
  }
}
