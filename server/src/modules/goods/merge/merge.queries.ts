import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

interface MergedState {
  readonly code: string
  readonly name: string
  readonly remark: string
  readonly updated_at: string
}

export interface PartRow {
  readonly merged_id: number
  readonly sku_id: number
  readonly quantity: number
}

export async function selectMerged(
  db: Db,
  seller_id: number,
  keyword: string | undefined,
  limit: number,
  offset: number,
) {
  let query = db.selectFrom('merged_sku').selectAll().where('seller_id', '=', seller_id)
  if (keyword) {
    const like = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where((where) => where.or([where('code', 'ilike', like), where('name', 'ilike', like)]))
  }
  const rows = await query
    .select(sql<string>`count(*) over ()`.as('total'))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export const selectParts = (db: Db, seller_id: number, merged_ids: readonly number[]): Promise<PartRow[]> =>
  db
    .selectFrom('merged_sku_part')
    .select(['merged_id', 'sku_id', 'quantity'])
    .where('seller_id', '=', seller_id)
    .where('merged_id', 'in', [...merged_ids, 0])
    .orderBy('sort')
    .execute()

export const findMergedByCode = (db: Db, seller_id: number, code: string) =>
  db
    .selectFrom('merged_sku')
    .select(['id', 'code', 'name'])
    .where('seller_id', '=', seller_id)
    .where(sql`upper(code)`, '=', code.toUpperCase())
    .executeTakeFirst()

/** Parts of merged codes by upper-case code. A code that has lost a part resolves to nothing. */
export const selectPartsByCodes = (db: Db, seller_id: number, codes: readonly string[]) =>
  db
    .selectFrom('merged_sku')
    .innerJoin('merged_sku_part', (join) =>
      join
        .onRef('merged_sku_part.seller_id', '=', 'merged_sku.seller_id')
        .onRef('merged_sku_part.merged_id', '=', 'merged_sku.id'),
    )
    .select([sql<string>`upper(code)`.as('code'), 'merged_sku_part.sku_id', 'merged_sku_part.quantity'])
    .where('merged_sku.seller_id', '=', seller_id)
    .where(sql`upper(code)`, 'in', [...codes, ''])
    .where(
      sql<boolean>`part_count = (
        select count(*) from merged_sku_part as held
        where held.seller_id = merged_sku.seller_id and held.merged_id = merged_sku.id)`,
    )
    .orderBy('merged_sku.id')
    .orderBy('sort')
    .execute()

/** Null when another merged SKU has the code. */
export async function insertMerged(db: Db, seller_id: number, state: MergedState): Promise<number | null> {
  const row = await db
    .insertInto('merged_sku')
    .values({ seller_id, ...state, created_at: state.updated_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function updateMerged(db: Db, seller_id: number, id: number, state: MergedState): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('merged_sku')
    .set(state)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function replaceParts(
  db: Db,
  seller_id: number,
  merged_id: number,
  parts: readonly { readonly sku_id: number; readonly quantity: number }[],
): Promise<void> {
  await db.deleteFrom('merged_sku_part').where('seller_id', '=', seller_id).where('merged_id', '=', merged_id).execute()
  await db
    .insertInto('merged_sku_part')
    .values(parts.map(({ sku_id, quantity }, sort) => ({ seller_id, merged_id, sku_id, quantity, sort })))
    .execute()
  await db
    .updateTable('merged_sku')
    .set({ part_count: parts.length })
    .where('seller_id', '=', seller_id)
    .where('id', '=', merged_id)
    .execute()
}

export async function deleteMerged(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('merged_sku')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
