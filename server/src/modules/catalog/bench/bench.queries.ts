import type { BenchState } from '@inkroute/contract/catalog/bench/bench'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'

export type PhotoRow = Selectable<DB['bench_photo']>
export type SetRow = Selectable<DB['bench_set']>

/** The same photograph again keeps its row. */
export async function insertPhoto(db: Db, row: Insertable<DB['bench_photo']>): Promise<PhotoRow> {
  return db
    .insertInto('bench_photo')
    .values(row)
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ sha256: row.sha256 }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const selectPhotos = (db: Db, ids: readonly number[]): Promise<PhotoRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('bench_photo').selectAll().where('id', 'in', ids).orderBy('id').execute()

interface Page {
  readonly keyword?: string | undefined
  readonly limit: number
  readonly offset: number
}

const like = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

export async function listPhotoRows(db: Db, { keyword, limit, offset }: Page) {
  const found = db
    .selectFrom('bench_photo')
    .$if(!!keyword, (query) => query.where('name', 'ilike', like(keyword ?? '')))
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function listSetRows(db: Db, page: Page & { readonly state?: BenchState | undefined }) {
  const found = db
    .selectFrom('bench_set')
    .$if(!!page.keyword, (query) => query.where('name', 'ilike', like(page.keyword ?? '')))
    .$if(!!page.state, (query) => query.where('state', '=', page.state ?? ''))
  const rows = await found
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export const insertSet = (db: Db, row: Insertable<DB['bench_set']>): Promise<SetRow> =>
  db.insertInto('bench_set').values(row).returningAll().executeTakeFirstOrThrow()

export const findSet = (db: Db, id: number): Promise<SetRow | undefined> =>
  db.selectFrom('bench_set').selectAll().where('id', '=', id).executeTakeFirst()

/** Locked until the transaction ends. */
export const lockSet = (db: Db, id: number): Promise<SetRow | undefined> =>
  db.selectFrom('bench_set').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const changeSet = (db: Db, id: number, change: Updateable<DB['bench_set']>): Promise<SetRow> =>
  db.updateTable('bench_set').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const deleteSet = (db: Db, id: number) => db.deleteFrom('bench_set').where('id', '=', id).execute()

/** Sets whose making was lost. */
export const setsInMaking = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('bench_set')
    .select(['id', 'revision'])
    .where('state', '=', sql.lit('making'))
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute()

/** Only while it is still the same revision that was to be made. */
export const finishSet = (
  db: Db,
  { id, revision }: { readonly id: number; readonly revision: number },
  change: Updateable<DB['bench_set']>,
) =>
  db
    .updateTable('bench_set')
    .set(change)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'making')
    .executeTakeFirst()

export const keepFolder = (db: Db, row: Insertable<DB['picture_folder']>) =>
  db
    .insertInto('picture_folder')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()

/** Codes of the products that use each folder. */
export async function productsUsing(db: Db, folders: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (folders.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_view as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .select(['v.picture_product', sql<string[]>`array_agg(distinct p.code order by p.code)`.as('codes')])
    .where('v.picture_product', 'in', folders)
    .groupBy('v.picture_product')
    .execute()
  return new Map(rows.map(({ picture_product, codes }) => [picture_product ?? '', codes]))
}
