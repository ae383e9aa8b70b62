import type { Db } from '../../infra/db/database.ts'

export const findUser = (db: Db, seller_id: number, user_id: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'username', 'display_name', 'avatar_key', 'kind', 'language', 'time_zone'])
    .where('id', '=', user_id)
    .where('seller_id', '=', seller_id)
    .executeTakeFirst()
