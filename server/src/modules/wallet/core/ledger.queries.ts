import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../../infra/db/compile-once.ts'
import type { Db } from '../../../infra/db/database.ts'
import { pipelineWrite, type Query, query } from '../../../infra/db/pipeline.ts'
import type { LedgerAccountKind, LedgerLine } from './ledger.rules.ts'

/** Name of the main account, for invoices. */
export async function findOwnerName(db: Db, seller_id: number): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select(sql<string>`coalesce(nullif(display_name, ''), username)`.as('name'))
    .where('seller_id', '=', seller_id)
    .where('kind', '=', 'seller')
    .executeTakeFirst()
  return row?.name ?? ''
}

interface TransactionRow {
  readonly idempotency_key: string
  readonly cause: string
  readonly cause_id: string
  readonly title_zh: string
  readonly title_en: string
  readonly created_by: number | null
  readonly created_at: string
}

interface Post extends TransactionRow {
  readonly seller_id: number
  readonly accounts: readonly string[]
  readonly amounts_fen: readonly number[]
}

const getPost = (seller_id: number, row: TransactionRow, lines: readonly LedgerLine[]): Post => ({
  ...row,
  seller_id,
  accounts: lines.map(({ account }) => account),
  amounts_fen: lines.map(({ amount_fen }) => amount_fen),
})

const postQuery = ({ seller_id, accounts, amounts_fen, ...row }: Post, known: RawBuilder<unknown>) =>
  sql<{ id: number }>`
    with posted as (
      insert into ledger_transaction
        (seller_id, idempotency_key, cause, cause_id, title_zh, title_en, created_by, created_at)
      values (${seller_id}, ${row.idempotency_key}, ${row.cause}, ${row.cause_id}, ${row.title_zh}, ${row.title_en},
        ${row.created_by}, ${row.created_at}::timestamptz)
      ${known}
      returning id
    ), entries as (
      insert into ledger_entry (seller_id, transaction_id, account_kind, amount_fen)
      select ${seller_id}, posted.id, line.account, line.amount_fen
      from posted, unnest(${accounts}::text[], ${amounts_fen}::bigint[]) as line (account, amount_fen)
    )
    select id from posted`

const postAgain = compileOnce((_db, post: Post) =>
  postQuery(post, sql`on conflict (seller_id, idempotency_key) do nothing`),
)
const postNew = compileOnce((_db, post: Post) => postQuery(post, sql``))

/**
 * Inserts the transaction and its entries in one statement; triggers update the balances. Returns the new id, or
 * undefined if the key was posted before. Waits for a concurrent post of the same key.
 */
export async function insertTransaction(
  db: Db,
  seller_id: number,
  row: TransactionRow,
  lines: readonly LedgerLine[],
): Promise<number | undefined> {
  const { rows } = await db.executeQuery(postAgain(db, getPost(seller_id, row, lines)))
  return rows[0]?.id
}

/** The same with the next statement, for a key that cannot have been posted: if it was, all fails. */
export const insertNewTransaction = (db: Db, seller_id: number, row: TransactionRow, lines: readonly LedgerLine[]) =>
  pipelineWrite(db, postNew(db, getPost(seller_id, row, lines)))

export const findTransaction = (db: Db, seller_id: number, idempotency_key: string) =>
  db
    .selectFrom('ledger_transaction')
    .select(['id', 'cause', 'cause_id'])
    .where('seller_id', '=', seller_id)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst()

export const listEntries = (db: Db, seller_id: number, transaction_id: number) =>
  db
    .selectFrom('ledger_entry')
    .select(['account_kind', 'amount_fen'])
    .where('seller_id', '=', seller_id)
    .where('transaction_id', '=', transaction_id)
    .execute()

const withAvailable = (kinds: readonly LedgerAccountKind[]) =>
  [...new Set<LedgerAccountKind>(['available', ...kinds])].sort()

/**
 * Creates missing accounts and locks them in a fixed order, always including the available balance first: posts of one
 * seller are serialised, so they cannot deadlock and their ids follow the order of their balances.
 */
export async function lockAccounts(
  db: Db,
  seller_id: number,
  kinds: readonly LedgerAccountKind[],
): Promise<Map<string, number>> {
  const sorted = withAvailable(kinds)
  const known = await lockKnown(db, seller_id, sorted)
  if (known.size === sorted.length) return known
  await db
    .insertInto('ledger_account')
    .values(sorted.map((kind) => ({ seller_id, kind })))
    .onConflict((conflict) => conflict.columns(['seller_id', 'kind']).doNothing())
    .execute()
  return lockKnown(db, seller_id, sorted)
}

const lockQuery = compileOnce(
  (db, { seller_id, kinds }: { readonly seller_id: number; readonly kinds: readonly LedgerAccountKind[] }) =>
    db
      .selectFrom('ledger_account')
      .select(['kind', 'balance_fen'])
      .where('seller_id', '=', seller_id)
      .where(sql<boolean>`kind = any(${kinds}::text[])`)
      .orderBy('kind')
      .forUpdate(),
)

type Balances = ReadonlyMap<string, number>
const getBalances = (rows: readonly { readonly kind: string; readonly balance_fen: number }[]): Map<string, number> =>
  new Map(rows.map((row) => [row.kind, row.balance_fen]))

const lockKnown = async (db: Db, seller_id: number, sorted: readonly LedgerAccountKind[]) =>
  getBalances((await db.executeQuery(lockQuery(db, { seller_id, kinds: sorted }))).rows)

/** `lockAccounts`, to be sent with others. */
export function lockAccountsQuery(db: Db, seller_id: number, kinds: readonly LedgerAccountKind[]): Query<Balances> {
  const sorted = withAvailable(kinds)
  return query(lockQuery(db, { seller_id, kinds: sorted }), (rows) => {
    const known = getBalances(rows)
    return known.size === sorted.length ? known : lockAccounts(db, seller_id, kinds)
  })
}

/**
 * The first lock of every transaction that moves a seller's money: payments, recharges and withdrawals of one seller
 * are serialised, so nothing is paid twice and none of them deadlock.
 */
export const lockBook = (db: Db, seller_id: number) => lockAccounts(db, seller_id, [])

export async function findBalance(db: Db, seller_id: number, kind: LedgerAccountKind): Promise<number> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance_fen')
    .where('seller_id', '=', seller_id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.balance_fen ?? 0
}

export const availableBalance = (db: Db, seller_id: number): Promise<number> => findBalance(db, seller_id, 'available')

/** Fen paid for goods and freight since then, net of refunds. */
export async function spentSince(db: Db, seller_id: number, since: Date): Promise<number> {
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

/**
 * Recomputes every balance from its entries and every transaction's sum, then compares the books with the records:
 * payments, refunds and recharges must have moved exactly their amounts, and frozen money must belong to something
 * that is waiting. An empty result means a sound ledger.
 */
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
    union all
    ${paperDisagreements}
    order by 1, 2
    limit 1000`.execute(db)
  return rows
}

/** Fen that entries of one cause brought to some accounts, by the number of the paper behind them. */
const moved = (cause: string, accounts: readonly string[]) => sql`(
  select t.seller_id, t.cause_id, sum(e.amount_fen) as fen
  from ledger_transaction t join ledger_entry e on e.seller_id = t.seller_id and e.transaction_id = t.id
  where t.cause = ${cause} and e.account_kind in (${sql.join(accounts)}) group by 1, 2)`

const paperDisagreements = sql`
  select p.seller_id, 'payment ' || p.payment_no, case when p.state = 'paid' then p.amount_fen else 0 end,
    coalesce(m.fen, 0)::bigint
  from payment p left join ${moved('payment', ['revenue', 'freight', 'service', 'coupon_expense'])} m
    on m.seller_id = p.seller_id and m.cause_id = p.payment_no
  where coalesce(m.fen, 0) <> case when p.state = 'paid' then p.amount_fen else 0 end
  union all
  select p.seller_id, 'refunds of ' || p.payment_no, p.refunded_fen, coalesce(-m.fen, 0)::bigint
  from payment p left join ${moved('refund', ['revenue', 'freight', 'service', 'coupon_expense'])} m
    on m.seller_id = p.seller_id and m.cause_id = p.payment_no
  where coalesce(-m.fen, 0) <> p.refunded_fen
  union all
  select r.seller_id, 'recharge ' || r.recharge_no, case when r.state = 'paid' then r.amount_fen else 0 end,
    coalesce(m.fen, 0)::bigint
  from recharge r left join ${moved('recharge', ['available'])} m
    on m.seller_id = r.seller_id and m.cause_id = r.recharge_no
  where coalesce(m.fen, 0) <> case when r.state = 'paid' then r.amount_fen else 0 end
  union all
  select a.seller_id, 'frozen for nothing', coalesce(w.fen, 0)::bigint, a.balance_fen
  from ledger_account a
  left join (
    select seller_id, sum(fen) as fen from (
      select seller_id, amount_fen as fen from withdrawal where state = 'submitted'
      union all select seller_id, balance_fen from payment where state = 'waiting'
      union all select seller_id, held_fen from payment_dispute where state = 'open'
    ) held group by 1
  ) w on w.seller_id = a.seller_id
  where a.kind = 'frozen' and a.balance_fen <> coalesce(w.fen, 0)
    and exists (select 1 from ledger_transaction t where t.seller_id = a.seller_id
      and t.cause in ('withdraw', 'payment_hold', 'dispute_hold'))`

/** The number of audited rows, and of records that must have moved money. */
export interface Audited {
  readonly sellers: number
  readonly accounts: number
  readonly transactions: number
  readonly papers: number
}

export async function countAudited(db: Db): Promise<Audited> {
  const { rows } = await sql<Audited>`
    select (select count(*) from seller)::int as sellers,
      (select count(*) from ledger_account)::int as accounts,
      (select count(*) from ledger_transaction)::int as transactions,
      (select count(*) from payment where state = 'paid')::int
        + (select count(*) from recharge where state = 'paid')::int
        + (select count(*) from sales_order where paid_at is not null and total_fen > 0)::int as papers`.execute(db)
  return rows[0] ?? { sellers: 0, accounts: 0, transactions: 0, papers: 0 }
}
