import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB, PaymentDispute } from '../../../infra/db/tables.gen.ts'

export const lockDispute = (db: Db, seller_id: number, channel: string, dispute_no: string) =>
  db
    .selectFrom('payment_dispute')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('channel', '=', channel)
    .where('dispute_no', '=', dispute_no)
    .forUpdate()
    .executeTakeFirst()

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof lockDispute>>>

export const insertDispute = (db: Db, seller_id: number, row: Omit<Insertable<PaymentDispute>, 'seller_id' | 'id'>) =>
  db
    .insertInto('payment_dispute')
    .values({ seller_id, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()

export const changeDispute = (db: Db, seller_id: number, id: number, change: Updateable<DB['payment_dispute']>) =>
  db.updateTable('payment_dispute').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export async function countOpenDisputes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('payment_dispute')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return total
}

/** Across sellers: for finance. */
export async function selectDisputes(
  db: Db,
  state: string | undefined,
  page: { readonly limit: number; readonly offset: number },
) {
  let base = db.selectFrom('payment_dispute')
  if (state) base = base.where('payment_dispute.state', '=', state)
  const rows = await base
    .selectAll('payment_dispute')
    .select(
      sql<string>`coalesce((select coalesce(nullif(u.display_name, ''), u.username) from app_user u
        where u.seller_id = payment_dispute.seller_id and u.kind = 'seller' limit 1), '')`.as('seller_name'),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
