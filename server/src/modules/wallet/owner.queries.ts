import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

/** The name of the main account, for papers. */
export async function findOwnerName(db: Db, seller_id: number): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select(sql<string>`coalesce(nullif(display_name, ''), username)`.as('name'))
    .where('seller_id', '=', seller_id)
    .where('kind', '=', 'seller')
    .executeTakeFirst()
  return row?.name ?? ''
}
