import type { Db } from './database.ts'

/** Facts about this installation, each recorded once. */
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

/** A setting of the installation; undefined until it is set. */
export async function readNote<T>(db: Db, key: string): Promise<T | undefined> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value as T | undefined
}

export async function keepNote(db: Db, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('installation')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute()
}

/** Keeps the value unless one is kept already, and returns the one that is: all nodes end up with the same. */
export async function keepOnce<T>(db: Db, key: string, value: T): Promise<T> {
  await db
    .insertInto('installation')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await readNote<T>(db, key)) ?? value
}
