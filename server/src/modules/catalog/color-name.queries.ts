import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

/** What colours of products are called, each asked for once. */
export async function selectColorNames(
  db: Db,
  colors: readonly { readonly product_id: number; readonly color_id: number }[],
): Promise<{ product_id: number; id: number; name_zh: string; name_en: string }[]> {
  if (colors.length === 0) return []
  const products = colors.map(({ product_id }) => product_id)
  const ids = colors.map(({ color_id }) => color_id)
  return db
    .selectFrom('product_color')
    .select(['product_id', 'id', 'name_zh', 'name_en'])
    .where(sql<boolean>`(product_id, id) in (select * from unnest(${products}::bigint[], ${ids}::int[]))`)
    .execute()
}
