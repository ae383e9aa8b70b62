import type { Db } from '../../../infra/db/database.ts'

/** Connected stores of all sellers, by platform. */
export async function countStoresByPlatform(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('store')
    .select(['platform', ({ fn }) => fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .where('authed', '=', 1)
    .groupBy('platform')
    .execute()
  return new Map(rows.map(({ platform, count }) => [platform, Number(count)]))
}

/** The shop that was connected last, across sellers. */
export const newestConnectedStore = (db: Db, platform: number) =>
  db
    .selectFrom('store')
    .selectAll()
    .where('platform', '=', platform)
    .where('deleted_at', 'is', null)
    .where('authed', '=', 1)
    .orderBy('authed_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
