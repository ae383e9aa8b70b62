import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/**
 * Writes delivery hours and origins of all products that a warehouse supplies to their search rows and cards, after its
 * handling time or state has changed. Products that no open warehouse supplies keep what they had.
 */
export async function refreshDelivery(db: Db, warehouse_code: string): Promise<void> {
  await sql`
    with touched as (select distinct product_id from product_supply where ${warehouse_code} = any(warehouses)),
    offer as (
      select s.product_id, s.production_min_hours + w.handling_hours as min, s.production_max_hours + w.handling_hours as max,
        w.country, s.sort, u.place
      from touched t
      join product_supply s on s.product_id = t.product_id
      join lateral unnest(s.warehouses) with ordinality as u (code, place) on true
      join warehouse w on w.code = u.code and w.is_active
    ),
    best as (select distinct on (product_id) product_id, min, max from offer order by product_id, max, min),
    origin as (
      select product_id, array_agg(country order by first) as countries
      from (select product_id, country, min(sort * 1000 + place) as first from offer group by product_id, country) o
      group by product_id
    ),
    fact as (
      select product_id, best.max, origin.countries, jsonb_build_object('ships_from', to_jsonb(origin.countries),
        'delivery_hours', jsonb_build_object('min', best.min, 'max', best.max)) as card
      from best join origin using (product_id)
    )
    update product_search x set delivery_max_hours = f.max,
      facets = array(select v from unnest(x.facets) v where v not like 'ships_from:%')
        || array(select 'ships_from:' || c from unnest(f.countries) c),
      card_zh = x.card_zh || f.card, card_en = x.card_en || f.card
    from fact f where f.product_id = x.product_id`.execute(db)
}
