import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export const findCompany = (db: Db) =>
  db.selectFrom('company').select(['value', 'revision', 'updated_at', 'updated_by']).executeTakeFirst()

/** Null when somebody else has saved since. */
export const updateCompany = (db: Db, value: object, change: { readonly revision: number; readonly by: string }) =>
  db
    .updateTable('company')
    .set({
      value: JSON.stringify(value),
      revision: change.revision + 1,
      updated_at: sql<string>`now()`,
      updated_by: change.by,
    })
    .where('revision', '=', change.revision)
    .returning('revision')
    .executeTakeFirst()
