import type { Insertable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { PersonalCutout, PersonalPhoto } from '../../../infra/db/tables.gen.ts'

export const insertPhoto = (db: Db, row: Insertable<PersonalPhoto>) =>
  db
    .insertInto('personal_photo')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'upload_id']).doNothing())
    .execute()

export const findCutout = (db: Db, seller_id: number, upload_id: number) =>
  db
    .selectFrom('personal_cutout')
    .select(['width', 'height', 'mask'])
    .where('seller_id', '=', seller_id)
    .where('upload_id', '=', upload_id)
    .executeTakeFirst()

/** The first one counts: what was found once stays. */
export const insertCutout = (db: Db, row: Insertable<PersonalCutout>) =>
  db
    .insertInto('personal_cutout')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'upload_id']).doNothing())
    .execute()

export const deleteCutouts = (db: Db, seller_id: number, upload_ids: readonly number[]) =>
  db
    .deleteFrom('personal_cutout')
    .where('seller_id', '=', seller_id)
    .where('upload_id', 'in', [...upload_ids, 0])
    .execute()
