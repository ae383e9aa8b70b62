// The baseline without our framework: Fastify, one pool, one statement per request.
import Fastify from 'fastify'
import type { Pool } from 'pg'

/** Counts of every value in the result, with the chosen filter's own counted without it; then the page. */
const LIST = (found: string, order: string, own: string) => `
  with hit as materialized (
    select product_id, facets, price_from_fen, delivery_max_hours from product_search where is_visible and ${found})
  select
    (select count(*) from hit) as total,
    (select min(price_from_fen) from hit) as price_min, (select max(price_from_fen) from hit) as price_max,
    (select json_object_agg(f, n) from (
      select f, count(*) as n from hit, unnest(facets) f group by f ${own}) counted) as counts,
    (select json_agg(page.card_zh) from (
      select s.card_zh from product_search s where s.product_id in (select product_id from hit)
      order by ${order} limit $1 offset $2) page) as data`

const OWN = `
  union all select f, count(*) from product_search s, unnest(s.facets) f
  where s.is_visible and f like split_part($3, ':', 1) || ':%' group by f`

const TEXT = `(text_name || ' ' || text_kind || ' ' || text_more)`

const many = (table: string, order: string) =>
  `(select coalesce(json_agg(x order by ${order}), '[]') from ${table} x where x.product_id = p.id)`

const DETAIL = `
  select p.*,
    ${many('product_color', 'x.id')} as colors, ${many('product_size', 'x.id')} as sizes,
    ${many('product_attribute', 'x.id')} as attributes, ${many('product_size_value', 'x.size_id')} as size_values,
    ${many('product_view', 'x.view_id')} as views, ${many('product_print_area', 'x.view_id')} as print_areas,
    ${many('product_actual_size', 'x.size_id')} as actual_sizes, ${many('product_item', 'x.id')} as items,
    ${many('product_technique', 'x.sort')} as techniques, ${many('product_price_tier', 'x.quantity')} as tiers,
    ${many('product_supply', 'x.sort')} as supply, ${many('product_component', 'x.sort')} as components,
    ${many('product_show_image', 'x.sort')} as show_images,
    (select json_object_agg(t.item_id, t.pieces) from (
      select item_id, sum(pieces) as pieces from product_stock where product_id = p.id group by item_id) t) as stock
  from product p where p.id = $1 and p.is_visible`

/** Indexes for exactly these statements. */
export async function indexForBare(pool: Pool): Promise<void> {
  await pool.query('create extension if not exists pg_trgm')
  await pool.query('create index if not exists bare_facets on product_search using gin (facets)')
  await pool.query('create index if not exists bare_sales on product_search (sales desc, product_id)')
  await pool.query(`create index if not exists bare_text on product_search using gin (${TEXT} gin_trgm_ops)`)
}

export function bareServer(pool: Pool) {
  const app = Fastify()
  const order = 's.sales desc, s.product_id'
  const run = async (name: string, text: string, values: unknown[]) => {
    const { rows } = await pool.query({ name, text, values })
    return { data: rows[0] }
  }
  app.get<{ Querystring: { facet?: string; offset?: string } }>('/list', ({ query }) =>
    query.facet
      ? run('list-facet', LIST('facets @> array[$3]', order, OWN), [24, Number(query.offset ?? 0), query.facet])
      : run('list', LIST('true', order, ''), [24, Number(query.offset ?? 0)]),
  )
  app.get<{ Querystring: { keyword: string } }>('/search', ({ query }) =>
    run('search', LIST(`${TEXT} ilike $3`, order, ''), [24, 0, `%${query.keyword}%`]),
  )
  app.get<{ Params: { id: string } }>('/detail/:id', ({ params }) => run('detail', DETAIL, [params.id]))
  return app
}
