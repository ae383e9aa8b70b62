import type { Db } from '../../../infra/db/database.ts'

const own = (db: Db, seller_id: number) => db.selectFrom('tort_word').where('seller_id', '=', seller_id)

export async function selectInfringementPage(
  db: Db,
  seller_id: number,
  keyword: string | undefined,
  range: { readonly limit: number; readonly offset: number },
) {
  let query = own(db, seller_id)
  if (keyword) query = query.where('word', 'like', `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
  const rows = await query
    .select(['id', 'word', 'note', 'created_at'])
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export const selectInfringementWords = async (db: Db, seller_id: number): Promise<string[]> =>
  (await own(db, seller_id).select('word').orderBy('id').execute()).map(({ word }) => word)

/** Answers how many were new. */
export async function insertInfringementWords(
  db: Db,
  seller_id: number,
  words: readonly string[],
  { note, created_at }: { readonly note: string; readonly created_at: string },
): Promise<number> {
  const made = await db
    .insertInto('tort_word')
    .values(words.map((word) => ({ seller_id, word, note, created_at })))
    .onConflict((conflict) => conflict.columns(['seller_id', 'word']).doNothing())
    .returning('id')
    .execute()
  return made.length
}

export async function deleteInfringementRows(db: Db, seller_id: number, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tort_word')
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
