import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

/** The seller with its main account, locked against another member of staff who changes it at the same time. */
export const lockSeller = (db: Db, seller_id: number) =>
  db
    .selectFrom('seller')
    .innerJoin('app_user as owner', (join) =>
      join.onRef('owner.seller_id', '=', 'seller.id').on('owner.kind', '=', 'seller'),
    )
    .select([
      'seller.id',
      'seller.frozen_at',
      'seller.erased_at',
      'seller.frozen_reason',
      'seller.company',
      'seller.email',
      'owner.id as owner_id',
      'owner.username',
      sql<string>`coalesce(nullif(owner.display_name, ''), owner.username)`.as('name'),
    ])
    .where('seller.id', '=', seller_id)
    .forUpdate('seller')
    .executeTakeFirst()

export const staffName = async (db: Db, user_id: number): Promise<string> => {
  const row = await db
    .selectFrom('app_user')
    .select(sql<string>`coalesce(nullif(display_name, ''), username)`.as('name'))
    .where('id', '=', user_id)
    .executeTakeFirst()
  return row?.name ?? ''
}

export const insertNote = (db: Db, row: Insertable<DB['seller_note']>) =>
  db.insertInto('seller_note').values(row).returning('id').executeTakeFirstOrThrow()

export const lockNote = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('seller_note')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const changeNote = (db: Db, seller_id: number, id: number, change: Updateable<DB['seller_note']>) =>
  db.updateTable('seller_note').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const deleteNote = (db: Db, seller_id: number, id: number) =>
  db.deleteFrom('seller_note').where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const insertView = (db: Db, row: Insertable<DB['seller_view']>) =>
  db.insertInto('seller_view').values(row).returning('id').executeTakeFirstOrThrow()

/** A view of this member of staff that has not ended. */
export const findOpenView = (db: Db, staff_id: number, id: number) =>
  db
    .selectFrom('seller_view')
    .innerJoin('session', 'session.id', 'seller_view.session_id')
    .select(['seller_view.seller_id', 'seller_view.id', 'seller_view.session_id', 'session.user_id'])
    .where('seller_view.staff_id', '=', staff_id)
    .where('seller_view.id', '=', id)
    .where('seller_view.ended_at', 'is', null)
    .executeTakeFirst()

export const markViewEnded = (db: Db, seller_id: number, id: number, now: Date) =>
  db
    .updateTable('seller_view')
    .set({ ended_at: now.toISOString() })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()
