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
