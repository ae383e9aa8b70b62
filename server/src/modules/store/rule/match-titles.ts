import type { MarketOrder } from '../../../connectors/core/market-order.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { findSkusByCodes, searchSkus } from '../../goods/goods.ts'
import type { ForeignOrder } from '../../order/order.ts'
import { skuByTitle } from './rule.rules.ts'

const MOST_TITLES = 50
const CANDIDATES = 100

/** Goods a buyer wants something on are chosen by a person. */
const isOpen = ({ sku, personalisation }: MarketOrder['lines'][number], known: ReadonlySet<string>): boolean =>
  personalisation.length === 0 && !known.has(sku.trim().toUpperCase())

/** Gives lines whose code means nothing the one SKU their title and variant mean. Links a seller made go before. */
export async function matchTitles(
  ctx: AppCtx,
  seller_id: number,
  pairs: readonly { readonly order: MarketOrder; readonly foreign: ForeignOrder }[],
): Promise<ForeignOrder[]> {
  const codes = pairs.flatMap(({ foreign }) => foreign.lines.map(({ external_sku }) => external_sku))
  const known = new Set(
    (await findSkusByCodes(ctx.db, seller_id, [...new Set(codes)])).map(({ sku_code }) => sku_code.toUpperCase()),
  )
  const open = pairs.flatMap(({ order }) => order.lines.filter((line) => isOpen(line, known)))
  const titles = [...new Set(open.map(({ title }) => title.trim()).filter(Boolean))].slice(0, MOST_TITLES)
  const found = new Map(
    await Promise.all(
      titles.map(async (title) => {
        const ask = (language: 'zh' | 'en') => searchSkus(ctx.db, seller_id, title, language, CANDIDATES)
        return [title, await Promise.all([ask('zh'), ask('en')])] as const
      }),
    ),
  )
  return pairs.map(({ order, foreign }) => ({
    ...foreign,
    lines: foreign.lines.map((line, at) => {
      const theirs = order.lines[at]
      if (!theirs || !open.includes(theirs)) return line
      // Colours and sizes have names in both languages, and a listing is written in one of them.
      const [zh = [], en = []] = found.get(theirs.title.trim()) ?? []
      const sku_id = skuByTitle(theirs, zh) ?? skuByTitle(theirs, en)
      return sku_id === null ? line : { ...line, likely_sku_id: sku_id }
    }),
  }))
}
