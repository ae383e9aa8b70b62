import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { LedgerAccountKind, LedgerLine } from './ledger.rules.ts'

interface TransactionRow {
  readonly idempotency_key: string
  readonly cause: string
  readonly cause_id: string
  readonly title_zh: string
  readonly title_en: string
  readonly created_by: number | null
  readonly created_at: string
}

/** The new id, or undefined when the key was posted before. Waits for a concurrent post of the same key. */
export async function insertTransaction(db: Db, seller_id: number, row: TransactionRow): Promise<number | undefined> {
  const inserted = await db
    .insertInto('ledger_transaction')
    .values({ seller_id, ...row })
    .onConflict((conflict) => conflict.columns(['seller_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export const findTransaction = (db: Db, seller_id: number, idempotency_key: string) =>
  db
    .selectFrom('ledger_transaction')
    .select(['id', 'cause', 'cause_id'])
    .where('seller_id', '=', seller_id)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirstOrThrow()

export const listEntries = (db: Db, seller_id: number, transaction_id: number) =>
  db
    .selectFrom('ledger_entry')
    .select(['account_kind', 'amount_fen'])
    .where('seller_id', '=', seller_id)
    .where('transaction_id', '=', transaction_id)
    .execute()

/**
 * Opens missing accounts and locks them in one order, the available balance always among them and first: posts of one
 * seller take turns, so they cannot deadlock, and their ids are in the order of the balances they leave behind.
 */
export async function lockAccounts(
  db: Db,
  seller_id: number,
  kinds: readonly LedgerAccountKind[],
): Promise<Map<string, number>> {
  const sorted = [...new Set<LedgerAccountKind>(['available', ...kinds])].sort()
  await db
    .insertInto('ledger_account')
    .values(sorted.map((kind) => ({ seller_id, kind })))
    .onConflict((conflict) => conflict.columns(['seller_id', 'kind']).doNothing())
    .execute()
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance_fen'])
    .where('seller_id', '=', seller_id)
    .where('kind', 'in', sorted)
    .orderBy('kind')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.kind, row.balance_fen]))
}

/**
 * The first lock of everything that moves a seller's money: payments, recharges and withdrawals of one seller take
 * turns, so that nothing is paid twice and no two of them wait for each other.
 */
export const lockBook = (db: Db, seller_id: number) => lockAccounts(db, seller_id, [])

/** The database moves the balances as the entries come in. */
export const insertEntries = (db: Db, seller_id: number, transaction_id: number, lines: readonly LedgerLine[]) =>
  db
    .insertInto('ledger_entry')
    .values(
      lines.map((line) => ({ seller_id, transaction_id, account_kind: line.account, amount_fen: line.amount_fen })),
    )
    .execute()

export async function findBalance(db: Db, seller_id: number, kind: LedgerAccountKind): Promise<number> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance_fen')
    .where('seller_id', '=', seller_id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.balance_fen ?? 0
}

/** What the platform earned from the seller since then: goods and freight, refunds taken off. */
export async function sumEarned(db: Db, seller_id: number, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(e.amount_fen), 0)::bigint as total
    from ledger_transaction t
    join ledger_entry e on e.seller_id = t.seller_id and e.transaction_id = t.id
    where t.seller_id = ${seller_id} and t.created_at >= ${since} and e.account_kind in ('revenue', 'freight')
  `.execute(db)
  return rows[0]?.total ?? 0
}

interface Disagreement {
  readonly seller_id: number
  readonly what: string
  readonly expected_fen: number
  readonly found_fen: number
}

/** Recomputes every balance from its entries and every transaction's sum. An empty answer is a sound ledger. */
export async function findDisagreements(db: Db): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    select a.seller_id, 'account ' || a.kind as what,
      coalesce(e.total, 0)::bigint as expected_fen, a.balance_fen as found_fen
    from ledger_account a
    left join (select seller_id, account_kind, sum(amount_fen) as total from ledger_entry group by 1, 2) e
      on e.seller_id = a.seller_id and e.account_kind = a.kind
    where a.balance_fen <> coalesce(e.total, 0)
    union all
    select t.seller_id, 'transaction ' || t.id, 0, coalesce(sum(e.amount_fen), 0)::bigint
    from ledger_transaction t
    left join ledger_entry e on e.seller_id = t.seller_id and e.transaction_id = t.id
    group by t.seller_id, t.id having coalesce(sum(e.amount_fen), 0) <> 0 or count(e.*) < 2
    order by 1, 2
    limit 1000`.execute(db)
  return rows
}
