import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

/** Everyone of a seller who can log in; with a permission, only those who hold it. The main account holds all. */
export const recipientsQuery = (seller_id: number, permission: string | null) => sql<{ id: number }>`
    select u.id from app_user u
    where u.seller_id = ${seller_id} and u.is_enabled and (u.kind = 'seller' or ${permission}::text is null or exists (
      select 1 from user_role ur join role r on r.seller_id = ur.seller_id and r.id = ur.role_id
      where ur.seller_id = u.seller_id and ur.user_id = u.id and ${permission} = any (r.permissions)))
    order by u.id`

export async function findUserIds(db: Db, seller_id: number, permission: string | null): Promise<number[]> {
  const { rows } = await recipientsQuery(seller_id, permission).execute(db)
  return rows.map((row) => row.id)
}

/** Sellers in the order of their ids, for work that goes through all of them. */
export async function findSellerIds(db: Db, after_id: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('seller')
    .select('id')
    .where('id', '>', after_id)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
