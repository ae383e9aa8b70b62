import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

export interface ActivityRow {
  readonly seller_id: number
  readonly user_id: number
  readonly username: string
  readonly kind: string
  readonly subject: string
  readonly ip: string
  readonly user_agent: string
  readonly created_at: string
}

export const insertActivity = (db: Db, row: ActivityRow) => db.insertInto('activity_log').values(row).execute()

interface ActivityFilter {
  /** Only what this person did; everybody of the seller when absent. */
  readonly user_id: number | undefined
  readonly kind: string | undefined
  readonly page: number
  readonly page_size: number
}

export async function listActivity(db: Db, seller_id: number, filter: ActivityFilter) {
  const matching = db
    .selectFrom('activity_log')
    .where('seller_id', '=', seller_id)
    .$if(filter.user_id !== undefined, (query) => query.where('user_id', '=', filter.user_id ?? 0))
    .$if(filter.kind !== undefined, (query) => query.where('kind', '=', filter.kind ?? ''))
  const [data, counted] = await Promise.all([
    matching
      .select(['id', 'kind', 'username', 'subject', 'ip', 'user_agent', 'created_at'])
      .orderBy('id', 'desc')
      .limit(filter.page_size)
      .offset((filter.page - 1) * filter.page_size)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, total: counted.total }
}
