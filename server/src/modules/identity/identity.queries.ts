import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB, SellerAuthentication } from '../../infra/db/tables.gen.ts'

const own = (db: Db, seller_id: number) =>
  db.selectFrom('seller_authentication').selectAll().where('seller_id', '=', seller_id)

export const findLatest = (db: Db, seller_id: number) =>
  own(db, seller_id).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const findInState = (db: Db, seller_id: number, state: 'pending' | 'approved') =>
  own(db, seller_id).where('state', '=', state).executeTakeFirst()

export const lockIdentity = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).where('id', '=', id).forUpdate().executeTakeFirst()

export type IdentityRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>

type New = Omit<Insertable<SellerAuthentication>, 'seller_id' | 'id'>

export async function insertIdentity(db: Db, seller_id: number, row: New): Promise<number> {
  const { id } = await db
    .insertInto('seller_authentication')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeIdentity = (
  db: Db,
  seller_id: number,
  id: number,
  change: Updateable<SellerAuthentication>,
): Promise<unknown> =>
  db
    .updateTable('seller_authentication')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Of all sellers, for sealing them again. */
export const selectSealed = (db: Db) =>
  db.selectFrom('seller_authentication').select(['seller_id', 'id', 'number_sealed']).execute()

export const changeSeal = (db: Db, seller_id: number, id: number, { from, to }: { from: string; to: string }) =>
  db
    .updateTable('seller_authentication')
    .set({ number_sealed: to })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('number_sealed', '=', from)
    .execute()

interface Filter {
  readonly state?: string | undefined
  readonly keyword?: string | undefined
}

function filtered<O>(
  query: SelectQueryBuilder<DB & { owner: DB['app_user'] }, 'seller_authentication' | 'owner', O>,
  { state, keyword }: Filter,
) {
  let narrowed = query
  if (state) narrowed = narrowed.where('seller_authentication.state', '=', state)
  if (keyword) {
    const pattern = `%${keyword.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`
    narrowed = narrowed.where((where) =>
      where.or([
        where('seller_authentication.name', 'ilike', pattern),
        where('owner.username', 'ilike', pattern),
        where('owner.display_name', 'ilike', pattern),
      ]),
    )
  }
  return narrowed
}

const ofAll = (db: Db) =>
  db
    .selectFrom('seller_authentication')
    .innerJoin('app_user as owner', (join) =>
      join.onRef('owner.seller_id', '=', 'seller_authentication.seller_id').on('owner.kind', '=', 'seller'),
    )

/** Pending ones oldest first, the rest newest first. */
export const listForStaff = (db: Db, filter: Filter, range: { readonly limit: number; readonly offset: number }) =>
  filtered(ofAll(db), filter)
    .leftJoin('app_user as reviewer', 'reviewer.id', 'seller_authentication.reviewed_by')
    .selectAll('seller_authentication')
    .select([
      sql<string>`coalesce(nullif(owner.display_name, ''), owner.username)`.as('seller_name'),
      sql<string>`coalesce(nullif(reviewer.display_name, ''), reviewer.username, '')`.as('reviewer'),
    ])
    .orderBy(sql`case when seller_authentication.state = 'pending' then seller_authentication.created_at end`)
    .orderBy('seller_authentication.created_at', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()

export type StaffRow = Awaited<ReturnType<typeof listForStaff>>[number]

export async function countForStaff(db: Db, filter: Filter): Promise<number> {
  const { total } = await filtered(ofAll(db), filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
