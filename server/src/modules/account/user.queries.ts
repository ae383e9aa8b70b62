import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

interface SellerRow {
  readonly register_source: number | null
  readonly register_source_detail: string | null
  readonly product_type: number | null
}

export async function insertSeller(db: Db, row: SellerRow): Promise<number> {
  const { id } = await db.insertInto('seller').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

interface UserRow {
  readonly seller_id?: number
  readonly kind: 'seller' | 'sub' | 'staff'
  readonly username: string
  readonly phone?: string | null
  readonly display_name: string
  readonly password_hash: string
  /** Made by the demonstration, with a published password. */
  readonly is_demo?: boolean
}

export async function insertUser(db: Db, row: UserRow): Promise<number> {
  // Whoever joins a team of the demonstration belongs to it.
  const is_demo =
    row.is_demo ?? sql<boolean>`exists (select 1 from app_user where seller_id = ${row.seller_id ?? null} and is_demo)`
  const query = db.insertInto('app_user').values({ ...row, is_demo })
  return (await query.returning('id').executeTakeFirstOrThrow()).id
}

export const findByLogin = (db: Db, login: string) =>
  db
    .selectFrom('app_user')
    .select(['id', 'seller_id', 'kind', 'username', 'password_hash', 'is_enabled', 'is_demo'])
    .where((where) =>
      where.or([where(where.fn('lower', ['username']), '=', login.toLowerCase()), where('phone', '=', login)]),
    )
    .executeTakeFirst()

export const findLoginNames = (db: Db, user_id: number) =>
  db.selectFrom('app_user').select(['username', 'phone']).where('id', '=', user_id).executeTakeFirst()

export const findSeller = (db: Db, seller_id: number) =>
  db.selectFrom('seller').select(['id', 'level']).where('id', '=', seller_id).executeTakeFirst()

export const setLevel = (db: Db, seller_id: number, level: number) =>
  db.updateTable('seller').set({ level }).where('id', '=', seller_id).execute()

export const findStaff = (db: Db, user_id: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'username', 'display_name'])
    .where('id', '=', user_id)
    .where('kind', '=', 'staff')
    .executeTakeFirst()
