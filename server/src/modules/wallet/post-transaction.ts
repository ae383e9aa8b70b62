import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import {
  findTransaction,
  insertNewTransaction,
  insertTransaction,
  listEntries,
  lockAccounts,
} from './ledger.queries.ts'
import { assertBalanced, findOverdraft, type LedgerLine, sameLines } from './ledger.rules.ts'

export interface Posting {
  /** Names the movement for ever: a retry with the same key moves nothing. */
  readonly idempotency_key: string
  readonly cause: string
  /** The order, recharge or refund that caused it. */
  readonly cause_id?: string
  /** What the trading record says. */
  readonly title?: { readonly zh: string; readonly en: string }
  readonly created_by?: number | null
  /** When it happened; now unless said. */
  readonly created_at?: string
  readonly lines: readonly LedgerLine[]
}

export interface Posted {
  readonly transaction_id: number
  /** False when the key had been posted before. */
  readonly is_new: boolean
}

/**
 * The only way money moves: balanced, once, and never below zero for the seller. `held` are balances of all its accounts
 * that the caller has locked in this very transaction.
 */
export async function postTransaction(
  ctx: AppCtx,
  seller_id: number,
  posting: Posting,
  held?: ReadonlyMap<string, number>,
): Promise<Posted> {
  assertBalanced(posting.lines)
  return inTransaction(ctx, async (tx) => {
    const { lines } = posting
    const kinds = lines.map((line) => line.account)
    const balances = held && kinds.every((kind) => held.has(kind)) ? held : await lockAccounts(tx.db, seller_id, kinds)
    const row = rowOf(tx, posting)
    // A retry of what was posted is answered even when the balance would not do a second time.
    const is_short = findOverdraft(lines, balances) !== undefined
    const transaction_id = is_short ? undefined : await insertTransaction(tx.db, seller_id, row, lines)
    if (transaction_id === undefined) return postedBefore(tx.db, seller_id, posting)
    return { transaction_id, is_new: true }
  })
}

function rowOf(ctx: AppCtx, posting: Posting) {
  const { idempotency_key, cause, cause_id = '', title, created_by = null } = posting
  const created_at = posting.created_at ?? ctx.clock.now().toISOString()
  return {
    idempotency_key,
    cause,
    cause_id,
    created_by,
    created_at,
    title_zh: title?.zh ?? '',
    title_en: title?.en ?? '',
  }
}

/**
 * The same for a key that was made in this very transaction, so that it cannot have been posted before: written with the
 * next statement. `held` are the balances of all its accounts, locked in this transaction.
 */
export async function postNew(
  tx: AppCtx,
  seller_id: number,
  posting: Posting,
  held: ReadonlyMap<string, number>,
): Promise<void> {
  assertBalanced(posting.lines)
  if (findOverdraft(posting.lines, held) !== undefined) throw new AppError('balance_insufficient')
  await insertNewTransaction(tx.db, seller_id, rowOf(tx, posting), posting.lines)
}

async function postedBefore(db: Db, seller_id: number, posting: Posting): Promise<Posted> {
  const posted = await findTransaction(db, seller_id, posting.idempotency_key)
  if (!posted) throw new AppError('balance_insufficient')
  const entries = await listEntries(db, seller_id, posted.id)
  if (posted.cause !== posting.cause || !sameLines(posting.lines, entries)) throw new AppError('idempotency_conflict')
  return { transaction_id: posted.id, is_new: false }
}
