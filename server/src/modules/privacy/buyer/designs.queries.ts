import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { renameDesign, type StoredText } from '../../design/design.ts'
import { rewriteGoods } from '../../goods/goods.ts'
import type { FoundOrder } from '../core/subject.queries.ts'

/* Designs that were made for one buyer, and everything painted from them. */

interface DesignOfBuyer {
  readonly seller_id: number
  readonly design_id: number
  readonly goods_id: number
  /** What the buyer asked to have printed. */
  readonly answers: readonly string[]
}

/** Designs in these orders that nobody else has ordered. */
export async function selectDesigns(db: Db, orders: readonly FoundOrder[]): Promise<DesignOfBuyer[]> {
  const { rows } = await sql<DesignOfBuyer>`
    with own (seller_id, id) as (
      select * from unnest(${orders.map((one) => one.seller_id)}::bigint[], ${orders.map(({ id }) => id)}::bigint[])
    )
    select l.seller_id, l.design_id, l.goods_id,
      coalesce(array_agg(distinct answer.value) filter (where answer.value <> ''), '{}') as answers
    from own join sales_order_line l on l.seller_id = own.seller_id and l.order_id = own.id
    left join foreign_order_line f on f.seller_id = l.seller_id and f.id = l.foreign_line_id and f.filled_at is not null
    left join lateral (
      select one ->> 'value' as value from jsonb_array_elements(f.personalisation) one) answer on true
    where not exists (
      select 1 from sales_order_line other where other.seller_id = l.seller_id and other.goods_id = l.goods_id
        and (other.seller_id, other.order_id) not in (select seller_id, id from own))
    group by l.seller_id, l.design_id, l.goods_id`.execute(db)
  return rows
}

export const selectVersions = (
  db: Db,
  { seller_id, design_id }: Pick<DesignOfBuyer, 'seller_id' | 'design_id'>,
): Promise<StoredText[]> =>
  db
    .selectFrom('design_version')
    .select(['seller_id', 'design_id', 'version', 'document'])
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', design_id)
    .execute()

export const selectDrafts = (
  db: Db,
  { seller_id, design_id }: Pick<DesignOfBuyer, 'seller_id' | 'design_id'>,
): Promise<{ id: string; document: Record<string, unknown> }[]> =>
  db
    .selectFrom('design_draft')
    .select(['id', 'document'])
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', design_id)
    .execute()

/** Goods and designs keep their names without the buyer's. */
export interface NamedGoods {
  readonly name: string
  readonly title: string
  readonly title_en: string
  readonly remark: string
}

export async function findNamesOfGoods(db: Db, of: DesignOfBuyer): Promise<NamedGoods | undefined> {
  const { rows } = await sql<NamedGoods>`
    select d.name, g.title, g.title_en, g.remark from goods g
    join design d on d.seller_id = g.seller_id and d.id = g.design_id
    where g.seller_id = ${of.seller_id} and g.id = ${of.goods_id} and d.id = ${of.design_id}`.execute(db)
  return rows[0]
}

export async function writeNamesOfGoods(db: Db, of: DesignOfBuyer, names: NamedGoods): Promise<void> {
  const { name, ...texts } = names
  await renameDesign(db, of.seller_id, of.design_id, name)
  await rewriteGoods(db, of.seller_id, of.goods_id, texts)
}

export const selectSkuNames = (db: Db, { seller_id, goods_id }: DesignOfBuyer) =>
  db
    .selectFrom('goods_sku')
    .select(['id', 'name'])
    .where('seller_id', '=', seller_id)
    .where('goods_id', '=', goods_id)
    .execute()

/** Which of these pictures another design shows too. */
export async function mockupsInUse(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = sql`any(${[...keys]}::text[])`
  const { rows } = await sql<{ key: string }>`
    select small_key as key from design_mockup where small_key = ${wanted}
    union select large_key from design_mockup where large_key = ${wanted}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** These versions, for an export. */
export const theseVersions = (versions: readonly Pick<StoredText, 'seller_id' | 'design_id' | 'version'>[]) =>
  sql`(t.seller_id, t.design_id, t.version) in (select * from unnest(
    ${versions.map(({ seller_id }) => seller_id)}::bigint[], ${versions.map(({ design_id }) => design_id)}::bigint[],
    ${versions.map(({ version }) => version)}::int[]))`
