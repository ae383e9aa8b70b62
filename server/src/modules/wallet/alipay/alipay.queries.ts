import type { Db } from '../../../infra/db/database.ts'

/** Keeps the value unless one is kept already, and returns the one that is: all nodes end up with the same. */
export async function keepOnce(db: Db, key: string, value: string): Promise<string> {
  await db
    .insertInto('installation')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await findKept(db, key)) ?? value
}

export async function findKept(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst()
  return row ? (row.value as string) : null
}
