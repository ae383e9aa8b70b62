import type { DeskState } from '@inkroute/contract/catalog/desk/codes'
import type { DeskProduct, listDeskProducts } from '@inkroute/contract/catalog/desk/desk'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { StaffCtx } from '../../../infra/context.ts'
import { readSharedNames } from '../base/shared-names.ts'
import { countEntries, listEntries } from './edit/desk.queries.ts'

const getKeys = (terms: readonly string[], kind: string): string[] =>
  terms.flatMap((term) => (term.startsWith(`${kind}:`) ? [term.slice(kind.length + 1)] : []))

export async function listProducts(
  ctx: StaffCtx,
  input: Input<typeof listDeskProducts>,
): Promise<Reply<typeof listDeskProducts>> {
  const { page, page_size, sort, ...filter } = input
  const [rows, counts, names] = await Promise.all([
    listEntries(ctx.db, filter, { sort, limit: page_size, offset: (page - 1) * page_size }),
    countEntries(ctx.db, filter),
    readSharedNames(ctx.db),
  ])
  const { language } = ctx
  const data = rows.map((row): DeskProduct => {
    const { product_id: id, terms, category_key: key } = row
    const named = (kind: string) =>
      getKeys(terms, kind).map((term) => ({ key: term, name: names.term(kind, term)[language] }))
    return {
      id,
      code: row.code,
      name: row[`name_${language}`] || row.name_zh || row.name_en,
      category: names.hasCategory(key) ? { key, name: names.pathOf(key).at(-1)?.name[language] ?? key } : null,
      state: row.state as DeskState,
      picture: row.picture as DeskProduct['picture'],
      variants: row.variants,
      price_from: fenToDecimal(row.price_from_fen),
      price_to: fenToDecimal(row.price_to_fen),
      techniques: named('technique'),
      zones: named('zone'),
      warehouses: row.warehouses,
      production_hours: { min: row.min_hours, max: row.max_hours },
      sales: row.sold ?? 0,
      revision: row.revision,
      updated_at: row.updated_at,
      updated_by: row.updated_by,
      published_at: row.published_at,
    }
  })
  const all = counts.draft + counts.on_sale + counts.changed + counts.withdrawn
  return { data, total: filter.state ? counts[filter.state] : all, page, page_size, counts }
}
