import { sql } from 'kysely'
import type { Db } from './database.ts'
import { inTransaction, type Transactional } from './transaction.ts'

/** Until the transaction ends nobody else has the turn of this seller in this matter. */
export const lockTurn = (db: Db, matter: string, seller_id: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${matter}, ${seller_id}))`.execute(db)

/**
 * For limits: what is counted and what is then written belong together, so those who write take turns. Without it twenty
 * requests at once all find room for one.
 */
export const inTurn = <C extends Transactional, T>(
  ctx: C,
  { seller_id, matter }: { readonly seller_id: number; readonly matter: string },
  work: (tx: C) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    await lockTurn(tx.db, matter, seller_id)
    return work(tx)
  })
