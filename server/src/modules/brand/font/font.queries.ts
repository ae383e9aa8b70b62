import type { Db } from '../../../infra/db/database.ts'

const rows = (db: Db, seller_id: number) =>
  db
    .selectFrom('own_font as f')
    .innerJoin('app_user as u', 'u.id', 'f.licence_confirmed_by')
    .selectAll('f')
    .select('u.username as confirmed_by')
    .where('f.seller_id', '=', seller_id)

export const selectFonts = (db: Db, seller_id: number) => rows(db, seller_id).orderBy('f.created_at', 'desc').execute()
export type FontRow = Awaited<ReturnType<typeof selectFonts>>[number]

export const selectFontsById = (db: Db, seller_id: number, ids: readonly string[]) =>
  rows(db, seller_id).where('f.id', 'in', ids).orderBy('f.id').execute()

export const findFontByHash = (db: Db, seller_id: number, sha256: string) =>
  rows(db, seller_id).where('f.sha256', '=', sha256).where('f.removed_at', 'is', null).executeTakeFirst()

export async function countFonts(db: Db, seller_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('own_font')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type NewFont = Omit<FontRow, 'seller_id' | 'confirmed_by' | 'removed_at'>

/** False when the same file was added a moment ago. */
export async function insertFont(db: Db, seller_id: number, font: NewFont): Promise<boolean> {
  const row = await db
    .insertInto('own_font')
    .values({ seller_id, ...font })
    .onConflict((conflict) => conflict.columns(['seller_id', 'sha256']).where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the seller has no such font. */
export async function markRemoved(db: Db, seller_id: number, id: string, removed_at: string): Promise<boolean> {
  const row = await db
    .updateTable('own_font')
    .set({ removed_at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
