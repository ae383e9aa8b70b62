import type { Db } from './database.ts'

/** Facts about this installation itself, each noted once. */
export async function isNoted(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('installation').select('key').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}

export async function note(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key, value: JSON.stringify(value) })
    .execute()
}
