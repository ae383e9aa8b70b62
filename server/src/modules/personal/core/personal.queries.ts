import type { PersonalState } from '@inkroute/contract/personal/codes'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { PersonalForm, PersonalLine } from '../../../infra/db/tables.gen.ts'

export const findForm = (db: Db, seller_id: number, goods_id: number) =>
  db
    .selectFrom('personal_form')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('goods_id', '=', goods_id)
    .executeTakeFirst()
export type FormRecord = NonNullable<Awaited<ReturnType<typeof findForm>>>

/** Whether the seller has set up any. */
export const findFirstForm = (db: Db, seller_id: number) =>
  db.selectFrom('personal_form').select('goods_id').where('seller_id', '=', seller_id).limit(1).executeTakeFirst()

export const selectForms = (db: Db, seller_id: number, goods_ids: readonly number[]) =>
  db
    .selectFrom('personal_form')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('goods_id', 'in', [...goods_ids, 0])
    .execute()

/** False where somebody else saved in between. */
export async function saveForm(db: Db, row: Insertable<PersonalForm>, revision: number): Promise<boolean> {
  const { seller_id, goods_id, ...change } = row
  const done = await db
    .insertInto('personal_form')
    .values({ ...row, revision: revision + 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'goods_id'])
        .doUpdateSet({ ...change, revision: revision + 1 })
        .where('personal_form.revision', '=', revision),
    )
    .executeTakeFirst()
  return Number(done.numInsertedOrUpdatedRows ?? 0) > 0
}

/** Goods that are not deleted, with the design they sell, locked. */
export const lockGoodsDesign = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('goods')
    .select(['id', 'title', 'product_id', 'design_id', 'design_version'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const findGoodsDesign = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('goods')
    .select(['id', 'title', 'product_id', 'design_id', 'design_version'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()

/** Unpaid orders of buyers that hold these goods with their sample. */
export async function selectUnpaidWith(db: Db, seller_id: number, goods_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct o.id from sales_order o
    join sales_order_line l on l.seller_id = o.seller_id and l.order_id = o.id
    where o.seller_id = ${seller_id} and o.state = 'awaiting_payment' and o.foreign_id is not null
      and l.goods_id = ${goods_id} and not exists (
        select 1 from personal_line p where p.seller_id = l.seller_id and p.line_id = l.foreign_line_id
          and p.goods_id = l.goods_id and p.state = 'approved' and p.design_id = l.design_id)
    order by o.id`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Foreign orders with open lines of these goods: not yet made and not ended. */
export async function selectOpenForeign(db: Db, seller_id: number, goods_id: number): Promise<number[]> {
  const { rows } = await sql<{ foreign_id: number }>`
    select distinct o.foreign_id from sales_order o
    join foreign_order_line l on l.seller_id = o.seller_id and l.foreign_id = o.foreign_id
    left join goods_sku s on s.seller_id = l.seller_id and s.id = l.sku_id
    where o.seller_id = ${seller_id} and o.state in ('draft', 'awaiting_payment', 'on_hold')
      and (s.goods_id = ${goods_id} or l.parts is not null)`.execute(db)
  return rows.map(({ foreign_id }) => Number(foreign_id))
}

const meant = sql`
  foreign_order_line l
  cross join lateral (
    select l.sku_id where l.parts is null
    union all select (part ->> 'sku_id')::bigint from jsonb_array_elements(coalesce(l.parts, '[]')) part
  ) meant (sku_id)
  join goods_sku s on s.seller_id = l.seller_id and s.id = meant.sku_id
  join personal_form f on f.seller_id = l.seller_id and f.goods_id = s.goods_id and f.is_on`

/**
 * Queues the lines of these orders whose goods are personalised, forgetting corrections: the answers are new. Lines of
 * orders in production stay as they were printed. Returns what has to be made.
 */
export async function queueLines(db: Db, seller_id: number, foreign_ids: readonly number[], now: string) {
  await sql`
    delete from personal_line p where p.seller_id = ${seller_id} and p.foreign_id = any(${[...foreign_ids]}::bigint[])
      and p.state <> 'approved' and not exists (select 1 from ${meant}
        where l.seller_id = p.seller_id and l.id = p.line_id and s.goods_id = p.goods_id)`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into personal_line (seller_id, line_id, foreign_id, goods_id, sku_id, state, created_at, updated_at)
    select distinct on (l.id, s.goods_id) l.seller_id, l.id, l.foreign_id, s.goods_id, s.id, 'queued',
      ${now}::timestamptz, ${now}::timestamptz
    from ${meant}
    where l.seller_id = ${seller_id} and l.foreign_id = any(${[...foreign_ids]}::bigint[]) and not exists (
      select 1 from sales_order o where o.seller_id = l.seller_id and o.foreign_id = l.foreign_id
        and o.state not in ('draft', 'awaiting_payment', 'on_hold', 'paid', 'in_review', 'cancelled'))
    order by l.id, s.goods_id, s.id
    on conflict (seller_id, line_id, goods_id) do update set state = 'queued', sku_id = excluded.sku_id,
      is_corrected = false, approved_at = null, approved_by = null, updated_at = excluded.updated_at
    returning id`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Tries lines again that are not approved yet; corrections stay. */
export async function requeueLines(
  db: Db,
  seller_id: number,
  { goods_id, store_id }: { readonly goods_id: number; readonly store_id: number },
  now: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update personal_line p set state = 'queued', updated_at = ${now}::timestamptz
    from foreign_order f where f.seller_id = p.seller_id and f.id = p.foreign_id and f.store_id = ${store_id}
      and p.seller_id = ${seller_id} and p.goods_id = ${goods_id} and p.state in ('held', 'look') and not p.is_corrected
    returning p.id`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** A line with what its design is made of. */
export const findLine = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('personal_line as p')
    .innerJoin('foreign_order_line as l', (join) =>
      join.onRef('l.seller_id', '=', 'p.seller_id').onRef('l.id', '=', 'p.line_id'),
    )
    .innerJoin('foreign_order as f', (join) =>
      join.onRef('f.seller_id', '=', 'p.seller_id').onRef('f.id', '=', 'p.foreign_id'),
    )
    .innerJoin('goods_sku as s', (join) => join.onRef('s.seller_id', '=', 'p.seller_id').onRef('s.id', '=', 'p.sku_id'))
    .selectAll('p')
    .select(['l.personalisation', 'l.title', 'f.store_id', 'f.external_no', 's.color_id', 's.size_id'])
    .where('p.seller_id', '=', seller_id)
    .where('p.id', '=', id)
    .executeTakeFirst()
export type LineToFill = NonNullable<Awaited<ReturnType<typeof findLine>>>

export const lockLines = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('personal_line')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Lines of all sellers whose time to be looked at is over. */
export const selectOverdueLines = (db: Db, now: string, limit: number) =>
  db
    .selectFrom('personal_line')
    .select(['seller_id', 'id'])
    .where('state', '=', 'look')
    .where('goes_on_at', '<=', now)
    .orderBy('goes_on_at')
    .limit(limit)
    .execute()

/** Without a lock, to learn which orders to lock first. */
export const selectLines = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('personal_line')
    .select(['id', 'foreign_id'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .orderBy('foreign_id')
    .execute()

export const changePersonalLines = (
  db: Db,
  seller_id: number,
  ids: readonly number[],
  change: Updateable<PersonalLine>,
) => db.updateTable('personal_line').set(change).where('seller_id', '=', seller_id).where('id', 'in', ids).execute()

export const findMapping = (db: Db, seller_id: number, goods_id: number, store_id: number) =>
  db
    .selectFrom('personal_mapping')
    .select('mapping')
    .where('seller_id', '=', seller_id)
    .where('goods_id', '=', goods_id)
    .where('store_id', '=', store_id)
    .executeTakeFirst()

/** Adds to what was said before about the same goods and store. */
export const mergeMapping = (
  db: Db,
  seller_id: number,
  key: { readonly goods_id: number; readonly store_id: number },
  mapping: object,
  updated_at: string,
) =>
  sql`
    insert into personal_mapping (seller_id, goods_id, store_id, mapping, updated_at)
    values (${seller_id}, ${key.goods_id}, ${key.store_id}, ${JSON.stringify(mapping)}::jsonb, ${updated_at}::timestamptz)
    on conflict (seller_id, goods_id, store_id) do update
    set mapping = personal_mapping.mapping || excluded.mapping, updated_at = excluded.updated_at`.execute(db)

/** Adds what is not said yet. */
export const keepMapping = (
  db: Db,
  seller_id: number,
  key: { readonly goods_id: number; readonly store_id: number },
  mapping: object,
  updated_at: string,
) =>
  sql`
    insert into personal_mapping (seller_id, goods_id, store_id, mapping, updated_at)
    values (${seller_id}, ${key.goods_id}, ${key.store_id}, ${JSON.stringify(mapping)}::jsonb, ${updated_at}::timestamptz)
    on conflict (seller_id, goods_id, store_id) do update
    set mapping = excluded.mapping || personal_mapping.mapping, updated_at = excluded.updated_at`.execute(db)

export const selectMappings = (db: Db, seller_id: number, goods_ids: readonly number[]) =>
  db
    .selectFrom('personal_mapping')
    .select(['goods_id', 'store_id', 'mapping'])
    .where('seller_id', '=', seller_id)
    .where('goods_id', 'in', [...goods_ids, 0])
    .execute()

/** Who acts where nobody does: the main account. */
export async function findOwnerId(db: Db, seller_id: number): Promise<number> {
  const owner = await db
    .selectFrom('app_user')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('kind', '=', 'seller')
    .executeTakeFirstOrThrow()
  return owner.id
}

/** Real sizes of the seller's pictures; what a client says about them is not believed. */
export const findPicture = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('upload')
    .select(['id', 'width_px', 'height_px', 'vector_key', 'picture_key', 'stored_bytes'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .executeTakeFirst()

/** Lines of cancelled orders need nobody any more. */
const isWanted = sql<boolean>`exists (select 1 from sales_order o where o.seller_id = p.seller_id
  and o.foreign_id = p.foreign_id and o.state <> 'cancelled')`

interface LineFilters {
  readonly ids?: readonly number[] | undefined
  readonly state?: PersonalState | undefined
  readonly goods_id?: number | undefined
  readonly order_id?: number | undefined
}

const ofOrder = (order_id: number) => sql<boolean>`p.foreign_id in (select o.foreign_id from sales_order o
  where o.seller_id = p.seller_id and o.id = ${order_id})`

/** Newest first, with the order each belongs to. */
export function selectLinePage(
  db: Db,
  seller_id: number,
  { ids, state, goods_id, order_id }: LineFilters,
  range: { readonly limit: number; readonly offset: number },
) {
  let query = db
    .selectFrom('personal_line as p')
    .innerJoin('foreign_order_line as l', (join) =>
      join.onRef('l.seller_id', '=', 'p.seller_id').onRef('l.id', '=', 'p.line_id'),
    )
    .innerJoin('foreign_order as f', (join) =>
      join.onRef('f.seller_id', '=', 'p.seller_id').onRef('f.id', '=', 'p.foreign_id'),
    )
    .selectAll('p')
    .select(['l.personalisation', 'l.quantity', 'l.price', 'f.currency', 'f.store_id', 'f.external_no'])
    .where('p.seller_id', '=', seller_id)
    .where(isWanted)
  if (ids) query = query.where('p.id', 'in', [...ids, 0])
  if (state) query = query.where('p.state', '=', state)
  if (goods_id) query = query.where('p.goods_id', '=', goods_id)
  if (order_id) query = query.where(ofOrder(order_id))
  return query.orderBy('p.id', 'desc').limit(range.limit).offset(range.offset).execute()
}
export type ListedLine = Awaited<ReturnType<typeof selectLinePage>>[number]

export async function countLines(db: Db, seller_id: number, { goods_id, order_id }: LineFilters) {
  let query = db
    .selectFrom('personal_line as p')
    .select(['p.state', (count) => count.fn.countAll<number>().as('count')])
    .where('p.seller_id', '=', seller_id)
    .where(isWanted)
  if (goods_id) query = query.where('p.goods_id', '=', goods_id)
  if (order_id) query = query.where(ofOrder(order_id))
  return query.groupBy('p.state').execute()
}

/** The first order of each foreign order. */
export async function selectOrders(db: Db, seller_id: number, foreign_ids: readonly number[]) {
  const rows = await db
    .selectFrom('sales_order')
    .select(['id', 'order_no', 'foreign_id'])
    .where('seller_id', '=', seller_id)
    .where('foreign_id', 'in', [...foreign_ids, 0])
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ foreign_id, id, order_no }) => [foreign_id, { id, order_no }]))
}
