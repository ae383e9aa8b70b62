import type { Insertable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { StaffPicture } from '../../infra/db/tables.gen.ts'

export async function insertStaffPicture(db: Db, row: Insertable<StaffPicture>): Promise<number> {
  const { id } = await db.insertInto('staff_picture').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const selectStaffPictures = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('staff_picture')
    .select(['id', 'key', 'name'])
    .where('id', 'in', [...ids, 0])
    .orderBy('id')
    .execute()
