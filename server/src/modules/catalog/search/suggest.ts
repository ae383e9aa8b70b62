import type { Suggestion } from '@inkroute/contract/catalog/catalog'
import type { PublicCtx } from '../../../infra/context.ts'
import { browse, getCount } from './browse.rules.ts'
import { type Catalogue, getCards } from './catalogue-memory.ts'
import type { CategoryName } from './catalogue-names.ts'
import { type FindRequest, findProducts } from './find-products.rules.ts'
import { fold, pieces } from './fold.rules.ts'
import { nearWords } from './near-words.rules.ts'

const MAX_CATEGORIES = 4
const MAX_PRODUCTS = 4

const unfiltered: FindRequest['filters'] = {
  choices: new Map(),
  price_min_fen: null,
  price_max_fen: null,
  delivery_hours_max: null,
  only_ids: null,
}

/** Categories that share a character or a prefix with the keyword. */
function nearCategories(catalogue: Catalogue, keyword: string) {
  const { words, runs } = pieces(keyword)
  const signs = new Set(runs.join(''))
  return catalogue.names.categories.filter((category) => {
    if ([...category.name.zh].some((sign) => signs.has(sign))) return true
    const english = fold(category.name.en).split(/[^a-z0-9]+/)
    return words.some((word) => word.length > 2 && english.some((part) => part.startsWith(word.slice(0, 4))))
  })
}

/** Suggestions for an empty result: fewer filters, similar words and categories, best sellers. */
export async function suggest(
  ctx: PublicCtx,
  catalogue: Catalogue,
  request: FindRequest,
  keyword: string,
): Promise<Suggestion[]> {
  const suggestions: Suggestion[] = []
  const { filters } = request
  const is_filtered = filters.choices.size > 0 || Object.values(filters).some((value) => typeof value === 'number')
  if (is_filtered) {
    const { total } = findProducts(catalogue.index, { ...request, filters: unfiltered, limit: 0, offset: 0 })
    if (total > 0) suggestions.push({ kind: 'drop_filters', value: keyword, name: String(total) })
  }
  for (const word of nearWords(catalogue.index, keyword)) suggestions.push({ kind: 'keyword', value: word, name: word })
  const hasProducts = ({ http_url }: CategoryName) => getCount(catalogue.index, 'category', http_url) > 0
  // For an empty category, suggest its parent.
  const near = nearCategories(catalogue, keyword).map((category) =>
    hasProducts(category) ? category : (catalogue.names.pathOf(category)[0] ?? category),
  )
  for (const category of [...new Set(near)].filter(hasProducts).slice(0, MAX_CATEGORIES))
    suggestions.push({ kind: 'category', value: category.http_url, name: category.name[ctx.language] })
  const best = browse(catalogue.index, null, 'sales', MAX_PRODUCTS)
  for (const card of await getCards(ctx, catalogue, best.ids, ctx.language))
    suggestions.push({ kind: 'product', value: String(card.id), name: card.name })
  return suggestions
}
