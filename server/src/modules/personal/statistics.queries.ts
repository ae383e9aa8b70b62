import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

/** The most frequent answers in words to each field of goods. */
export async function selectFrequentAnswers(db: Db, seller_id: number, goods_id: number, limit: number) {
  const { rows } = await sql<{ field_id: string; value: string; count: number }>`
    select field_id, value, count from (
      select given.key as field_id, given.value #>> '{}' as value, count(*)::int as count,
        row_number() over (partition by given.key order by count(*) desc, given.value #>> '{}') as place
      from personal_line l cross join lateral jsonb_each(l.answers) given
      where l.seller_id = ${seller_id} and l.goods_id = ${goods_id} and jsonb_typeof(given.value) = 'string'
        and given.value <> '""'
      group by given.key, given.value #>> '{}'
    ) ranked
    where place <= ${limit}
    order by field_id, place`.execute(db)
  return rows
}

/** How many lines answer each field, and how many each holds. */
export async function countByField(db: Db, seller_id: number, goods_id: number) {
  const { rows } = await sql<{ field_id: string; answered: number; held: number }>`
    with lines as (
      select state, answers, problems from personal_line where seller_id = ${seller_id} and goods_id = ${goods_id}
    ), told as (
      select given.key as field_id, 1 as answered, 0 as held
      from lines cross join lateral jsonb_each(answers) given where given.value <> '""'
      union all
      select held.field_id, 0, 1 from lines
      cross join lateral (
        select distinct problem ->> 'field_id' as field_id from jsonb_array_elements(problems) problem
      ) held
      where state = 'held' and held.field_id is not null
    )
    select field_id, sum(answered)::int as answered, sum(held)::int as held from told group by field_id`.execute(db)
  return rows
}
