import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findTransaction, insertTransaction, listEntries, lockAccounts } from './ledger.queries.ts'
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
    const { lines, idempotency_key, cause, cause_id = '', title, created_by = null } = posting
    const kinds = lines.map((line) => line.account)
    const balances = held && kinds.every((kind) => held.has(kind)) ? held : await lockAccounts(tx.db, seller_id, kinds)
    const created_at = posting.created_at ?? tx.clock.now().toISOString()
    const named = { title_zh: title?.zh ?? '', title_en: title?.en ?? '' }
    const row = { idempotency_key, cause, cause_id, created_by, created_at, ...named }
    // A retry of what was posted is answered even when the balance would not do a second time.
    const is_short = findOverdraft(lines, balances) !== undefined
    const transaction_id = is_short ? undefined : await insertTransaction(tx.db, seller_id, row, lines)
    if (transaction_id === undefined) return postedBefore(tx.db, seller_id, posting)
    return { transaction_id, is_new: true }
  })
}

async function postedBefore(db: Db, seller_id: number, posting: Posting): Promise<Posted> {
  const posted = await findTransaction(db, seller_id, posting.idempotency_key)
  if (!posted) throw new AppError('balance_insufficient')
  const entries = await listEntries(db, seller_id, posted.id)
  if (posted.cause !== posting.cause || !sameLines(posting.lines, entries)) throw new AppError('idempotency_conflict')
  return { transaction_id: posted.id, is_new: false }
}
