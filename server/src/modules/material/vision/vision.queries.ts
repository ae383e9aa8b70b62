import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export const selectMeasured = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('material')
    .innerJoin('upload', (join) =>
      join.onRef('upload.seller_id', '=', 'material.seller_id').onRef('upload.id', '=', 'material.id'),
    )
    .select(['material.id', 'material.measures', 'material.colors', 'material.color_families', 'material.aspect'])
    .select(['material.kind', 'material.style', 'material.tileable', 'upload.has_alpha'])
    .select(['upload.width_px', 'upload.height_px', 'upload.preview_1000_key'])
    .where('material.seller_id', '=', seller_id)
    .where('upload.status', '=', 'ready')
    .where('upload.deleted_at', 'is', null)
    .where('material.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()

export async function countStyles(db: Db, seller_id: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ style: string; count: string }>`select m.style, count(*) as count from material m
    join upload u on u.seller_id = m.seller_id and u.id = m.id
    where m.seller_id = ${seller_id} and m.style is not null and u.deleted_at is null group by m.style`.execute(db)
  return new Map(rows.map(({ style, count }) => [style, Number(count)]))
}
