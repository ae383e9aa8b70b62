import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { AgedRows, Blank, BlockerRule, PersonalTable } from '../../../infra/privacy/personal-data.ts'

/* SQL over the tables that modules declare as personal data. */

type Types = ReadonlyMap<string, string>

/** Types of a table's columns, and those of its primary key first to last. */
export async function describeTable(db: Db, table: string): Promise<{ readonly types: Types; readonly key: string[] }> {
  const { rows } = await sql<{ name: string; type: string; place: number | null }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::smallint[], a.attnum) as place
    from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`.execute(db)
  const key = rows.filter(({ place }) => place !== null).sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return { types: new Map(rows.map(({ name, type }) => [name, type])), key: key.map(({ name }) => name) }
}

const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`

/** The value a column has after erasure. */
export function blankValue(column: string, blank: Blank, types: Types): RawBuilder<unknown> {
  const type = types.get(column) ?? 'text'
  const ref = sql.ref(`t.${column}`)
  if (blank === null) return sql`null`
  if (Array.isArray(blank)) return type === 'jsonb' ? json([]) : sql`${sql.lit('{}')}::${sql.raw(type)}`
  if (typeof blank !== 'object') return sql`${blank}::${sql.raw(type)}`
  if ('numbered' in blank) return sql`${blank.numbered}::text || t.id`
  if ('last' in blank) return sql`right(${ref}, ${blank.last}::int)`
  if ('only' in blank)
    return sql`(select jsonb_object_agg(key, case when key = any(${[...(blank.only as string[])]}::text[]) then value else '""' end)
      from jsonb_each(${ref}))`
  if ('set' in blank) {
    const { set, each } = blank as { set: object; each?: { list: string; set: object } }
    if (!each) return sql`${ref} || ${json(set)}`
    return sql`${ref} || ${json(set)} || jsonb_build_object(${each.list}::text, coalesce((
      select jsonb_agg(one || ${json(each.set)}) from jsonb_array_elements(${ref} -> ${each.list}::text) one), '[]'))`
  }
  return json(blank)
}

export const table = (name: string) => sql`${sql.table(name)} t`

/** Rows of a seller: by number, by the people of the seller, or by their mails and phones. */
export function ownedBy({ owner, column }: PersonalTable, seller_id: number, contacts: readonly string[]) {
  const ref = sql.ref(`t.${column}`)
  if (owner === 'seller') return sql`${ref} = ${seller_id}`
  if (owner === 'user') return sql`${ref} in (select id from app_user where seller_id = ${seller_id})`
  return sql`lower(${ref}) = any(${contacts.map((one) => one.toLowerCase())}::text[])`
}

type Where = RawBuilder<unknown>
type Keys = readonly (string | null)[]

/** The stored objects a column names: its text, or every `key` of its JSON. */
function keysIn(column: string, types: Types): RawBuilder<unknown> {
  const ref = sql.ref(`t.${column}`)
  return types.get(column) === 'jsonb'
    ? sql`array(select one #>> '{}' from jsonb_path_query(${ref}, '$.**.key') one)`
    : sql`array[${ref}]::text[]`
}

const getObjects = (columns: readonly string[], types: Types): RawBuilder<unknown> =>
  columns.length === 0
    ? sql`'{}'::text[]`
    : sql.join(
        columns.map((one) => keysIn(one, types)),
        sql` || `,
      )

interface Touched {
  readonly rows: number
  readonly keys: readonly string[]
}

const touched = (rows: readonly { readonly keys: Keys }[]): Touched => ({
  rows: rows.length,
  keys: rows.flatMap(({ keys }) => keys.filter((key) => key !== null)),
})

interface Extent<Limit> {
  readonly objects: readonly string[]
  readonly limit: Limit
  readonly types: Types
}

/** Deletes at most `limit` rows, all of them where it is null. */
export async function deleteRows(
  db: Db,
  name: string,
  where: Where,
  { objects, limit, types }: Extent<number | null>,
): Promise<Touched> {
  const picked =
    limit === null ? where : sql`t.ctid = any(array(select t.ctid from ${table(name)} where ${where} limit ${limit}))`
  const { rows } = await sql<{ keys: Keys }>`
    delete from ${table(name)} where ${picked} returning ${getObjects(objects, types)} as keys`.execute(db)
  return touched(rows)
}

/** Blanks at most `limit` rows that still hold something. */
export async function blankRows(
  db: Db,
  name: string,
  where: Where,
  blank: Readonly<Record<string, Blank>>,
  { objects, limit, types }: Extent<number>,
): Promise<Touched> {
  const columns = Object.entries(blank)
  if (columns.length === 0) return { rows: 0, keys: [] }
  const values = columns.map(([column, value]) => [column, blankValue(column, value, types)] as const)
  const differs = sql.join(
    values.map(([column, value]) => sql`${sql.ref(`t.${column}`)} is distinct from ${value}`),
    sql` or `,
  )
  const set = sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  const { rows } = await sql<{ keys: Keys }>`
    with picked as (
      select t.ctid as place, ${getObjects(objects, types)} as keys from ${table(name)}
      where ${where} and (${differs}) limit ${limit} for update
    )
    update ${table(name)} set ${set} from picked where t.ctid = picked.place returning picked.keys`.execute(db)
  return touched(rows)
}

export async function countRows(db: Db, name: string, where: Where): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${table(name)} where ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The next rows in the order of the primary key, without the hidden columns. */
export async function selectRows(
  db: Db,
  name: string,
  where: Where,
  {
    key,
    types,
    hidden,
    after,
    limit,
  }: {
    readonly key: readonly string[]
    readonly types: Types
    readonly hidden: readonly string[]
    readonly after: Readonly<Record<string, unknown>> | null
    readonly limit: number
  },
): Promise<Record<string, unknown>[]> {
  const columns = sql.join(key.map((one) => sql.ref(`t.${one}`)))
  const last = after && sql.join(key.map((one) => sql`${String(after[one])}::${sql.raw(types.get(one) ?? 'text')}`))
  const later = last ? sql`and (${columns}) > (${last})` : sql``
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${[...hidden]}::text[] as row from ${table(name)}
    where ${where} ${later} order by ${columns} limit ${limit}`.execute(db)
  return rows.map(({ row }) => row)
}

/** Every foreign key between tables of ours, from child to parent. */
export async function selectReferences(db: Db): Promise<{ readonly child: string; readonly parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f'`.execute(db)
  return rows
}

/** Which of these objects another row still names: the same bytes have the same key. */
export async function stillHeld(
  db: Db,
  { table: name, column }: { readonly table: string; readonly column: string },
  types: Types,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = sql`any(${[...keys]}::text[])`
  const { rows } =
    types.get(column) === 'jsonb'
      ? await sql<{ key: string }>`
          select distinct held.key from ${table(name)}, unnest(${keysIn(column, types)}) held (key)
          where held.key = ${wanted}`.execute(db)
      : await sql<{ key: string }>`
          select distinct ${sql.ref(`t.${column}`)} as key from ${table(name)}
          where ${sql.ref(`t.${column}`)} = ${wanted}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

export async function countBlocking(db: Db, seller_id: number, rule: BlockerRule) {
  const amount = rule.amount === null ? sql`1` : sql.ref(`t.${rule.amount}`)
  const { rows } = await sql<{ count: number; amount_fen: number }>`
    select count(*)::int as count, coalesce(sum(${amount}), 0)::bigint as amount_fen from ${table(rule.table)}
    where t.seller_id = ${seller_id} and ${sql.ref(`t.${rule.states.column}`)} = any(${[...rule.states.values]}::text[])
      and ${amount} <> 0`.execute(db)
  const [row] = rows
  return { kind: rule.kind, count: row?.count ?? 0, amount_fen: rule.amount === null ? 0 : (row?.amount_fen ?? 0) }
}

/** Rows of a kind of data that are older than it may be. */
export const agedWhere = ({ at, states }: AgedRows, before: string): Where => {
  const old = sql`${sql.ref(`t.${at}`)} < ${before}::timestamptz`
  return states ? sql`${old} and ${sql.ref(`t.${states.column}`)} = any(${[...states.values]}::text[])` : old
}

/** Rows of a seller's shop, in a table that names both. */
export const ofShop = (seller_id: number, store_id: number): Where =>
  sql`t.seller_id = ${seller_id} and t.store_id = ${store_id}`
