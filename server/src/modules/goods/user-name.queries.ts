import type { Db } from '../../infra/db/database.ts'

export async function findUserName(db: Db, seller_id: number, user_id: number): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select(['display_name', 'username'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', user_id)
    .executeTakeFirst()
  return row?.display_name || row?.username || ''
}
