import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
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

export interface StoredText {
  readonly seller_id: number
  readonly design_id: number
  readonly version: number
  readonly document: Record<string, unknown>
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

export const writeDraft = (
  db: Db,
  seller_id: number,
  { id, document }: { id: string; document: Record<string, unknown> },
) =>
  db
    .updateTable('design_draft')
    .set({ document: jsonText(document) })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

/** The trigger lets it through only while erasing. The hash changes too: the same words saved again are a new version. */
export async function writeVersion(db: Db, { seller_id, design_id, version, document }: StoredText): Promise<void> {
  await sql`select set_config('inkroute.erasing', 'on', true)`.execute(db)
  await sql`update design_version set document = ${JSON.stringify(document)}::jsonb, hash = 'erased-' || version
    where seller_id = ${seller_id} and design_id = ${design_id} and version = ${version}`.execute(db)
  await sql`delete from design_check
    where seller_id = ${seller_id} and design_id = ${design_id} and version = ${version}`.execute(db)
}

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
  await db
    .updateTable('design')
    .set({ name })
    .where('seller_id', '=', of.seller_id)
    .where('id', '=', of.design_id)
    .execute()
  await db.updateTable('goods').set(texts).where('seller_id', '=', of.seller_id).where('id', '=', of.goods_id).execute()
}

export const selectSkuNames = (db: Db, { seller_id, goods_id }: DesignOfBuyer) =>
  db
    .selectFrom('goods_sku')
    .select(['id', 'name'])
    .where('seller_id', '=', seller_id)
    .where('goods_id', '=', goods_id)
    .execute()

export const writeSkuName = (db: Db, seller_id: number, id: number, name: string) =>
  db.updateTable('goods_sku').set({ name }).where('seller_id', '=', seller_id).where('id', '=', id).execute()

type Version = Pick<StoredText, 'seller_id' | 'design_id' | 'version'>

/** Rows of what was painted from a version; `t` is the table. */
export const ofVersion = ({ seller_id, design_id, version }: Version) =>
  sql`t.seller_id = ${seller_id} and t.design_id = ${design_id} and t.version = ${version}`

/** Pictures are painted again from what is left; the keys of those that go. */
export async function takeMockups(db: Db, version: Version, now: string): Promise<string[]> {
  const { rows } = await sql<{ small_key: string | null; large_key: string | null }>`
    with old as (select ctid as place, small_key, large_key from design_mockup t where ${ofVersion(version)} for update)
    update design_mockup m set state = 'queued', error = null, small_key = null, large_key = null,
      updated_at = ${now}::timestamptz
    from old where m.ctid = old.place returning old.small_key, old.large_key`.execute(db)
  return rows.flatMap(({ small_key, large_key }) => [small_key, large_key]).filter((key) => key !== null)
}

/** Which of these pictures another design shows too. */
export async function mockupsInUse(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = sql`any(${[...keys]}::text[])`
  const { rows } = await sql<{ key: string }>`
    select small_key as key from design_mockup where small_key = ${wanted}
    union select large_key from design_mockup where large_key = ${wanted}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Archives for the printers that contain a file of this version; the printers can pack another one. */
export async function takePrintBatches(db: Db, version: Version): Promise<string[]> {
  const { rows } = await sql<{ file_key: string | null }>`
    delete from print_batch where task_codes && array(select t.reference from print_set t where ${ofVersion(version)})
    returning file_key`.execute(db)
  return rows.map(({ file_key }) => file_key).filter((key) => key !== null)
}

/** These versions, for an export. */
export const theseVersions = (versions: readonly Version[]) =>
  sql`(t.seller_id, t.design_id, t.version) in (select * from unnest(
    ${versions.map(({ seller_id }) => seller_id)}::bigint[], ${versions.map(({ design_id }) => design_id)}::bigint[],
    ${versions.map(({ version }) => version)}::int[]))`
