import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { SellerDomain } from '../../infra/db/tables.gen.ts'

const own = (db: Db, seller_id: number) => db.selectFrom('seller_domain').selectAll().where('seller_id', '=', seller_id)

export const selectDomains = (db: Db, seller_id: number) => own(db, seller_id).orderBy('id').execute()
export type DomainRow = Awaited<ReturnType<typeof selectDomains>>[number]

export const findDomain = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).where('id', '=', id).executeTakeFirst()

export const findUsed = (db: Db, seller_id: number) =>
  own(db, seller_id).where('is_used', '=', true).where('state', '=', 'active').executeTakeFirst()

/** The seller for whom this host is active, if any. */
export const findActiveHost = (db: Db, host: string) =>
  db
    .selectFrom('seller_domain')
    .select('seller_id')
    .where('host', '=', host)
    .where('state', '=', 'active')
    .executeTakeFirst()

export const isToken = async (db: Db, token: string): Promise<boolean> =>
  (await db.selectFrom('seller_domain').select('id').where('token', '=', token).executeTakeFirst()) !== undefined

export const insertDomain = (
  db: Db,
  seller_id: number,
  row: Omit<Insertable<SellerDomain>, 'seller_id' | 'id'>,
): Promise<DomainRow | undefined> =>
  db
    .insertInto('seller_domain')
    .values({ seller_id, ...row })
    .onConflict((conflict) => conflict.columns(['seller_id', 'host']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const changeDomain = (db: Db, seller_id: number, id: number, change: Updateable<SellerDomain>) =>
  db
    .updateTable('seller_domain')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const stopUsing = (db: Db, seller_id: number) =>
  db
    .updateTable('seller_domain')
    .set({ is_used: false })
    .where('seller_id', '=', seller_id)
    .where('is_used', '=', true)
    .execute()

export const removeDomain = (db: Db, seller_id: number, id: number) =>
  db.deleteFrom('seller_domain').where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

/** Domains of all sellers that are due for a recheck. */
export const selectDue = (db: Db, before: string, limit: number): Promise<DomainRow[]> =>
  db
    .selectFrom('seller_domain')
    .selectAll()
    .where('state', 'in', ['active', 'failing'])
    .where('checked_at', '<', before)
    .orderBy('checked_at')
    .limit(limit)
    .execute()
