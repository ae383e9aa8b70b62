import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  findTransaction,
  insertNewTransaction,
  insertTransaction,
  listEntries,
  lockAccounts,
} from './ledger.queries.ts'
import { assertBalanced, findOverdraft, type LedgerLine, sameLines } from './ledger.rules.ts'

/** Job sent with every payment or refund of goods and freight; membership recalculates the seller's level. */
export const spendChanged = { name: 'wallet.spend-changed', schema: z.object({ seller_id: z.int() }) } as const

export interface Posting {
  /** A retry with the same key moves nothing. */
  readonly idempotency_key: string
  readonly cause: string
  /** The order, recharge or refund that caused it. */
  readonly cause_id?: string
  /** Shown in the transaction history. */
  readonly title?: { readonly zh: string; readonly en: string }
  readonly created_by?: number | null
  /** Defaults to now. */
  readonly created_at?: string
  readonly lines: readonly LedgerLine[]
}

export interface Posted {
  readonly transaction_id: number
  /** False if the key had been posted before. */
  readonly is_new: boolean
}

/**
 * The only way money moves: balanced, once, and never below zero for the seller. `held` are balances of its accounts the
 * caller has already locked in this transaction.
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
    const row = toRow(tx, posting)
    // A retry succeeds even if the balance no longer covers a second posting.
    const is_short = findOverdraft(lines, balances) !== undefined
    const transaction_id = is_short ? undefined : await insertTransaction(tx.db, seller_id, row, lines)
    if (transaction_id === undefined) return postedBefore(tx.db, seller_id, posting)
    return { transaction_id, is_new: true }
  })
}

/** A call that moves money says so in the contract, together with what keeps it from happening twice. */
export function assertMovesMoney(ctx: AppCtx): void {
  if (ctx.moves_money === 'never') throw new Error('this call moves money and its endpoint does not say so')
}

function toRow(ctx: AppCtx, posting: Posting) {
  assertMovesMoney(ctx)
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
 * `postTransaction` for a key created in this transaction, which cannot have been posted before: sent with the next
 * statement. `held` must cover all its accounts, locked in this transaction.
 */
export async function postNew(
  tx: AppCtx,
  seller_id: number,
  posting: Posting,
  held: ReadonlyMap<string, number>,
): Promise<void> {
  assertBalanced(posting.lines)
  if (findOverdraft(posting.lines, held) !== undefined) throw new AppError('balance_insufficient')
  await insertNewTransaction(tx.db, seller_id, toRow(tx, posting), posting.lines)
}

async function postedBefore(db: Db, seller_id: number, posting: Posting): Promise<Posted> {
  const posted = await findTransaction(db, seller_id, posting.idempotency_key)
  if (!posted) throw new AppError('balance_insufficient')
  const entries = await listEntries(db, seller_id, posted.id)
  if (posted.cause !== posting.cause || !sameLines(posting.lines, entries)) throw new AppError('idempotency_conflict')
  return { transaction_id: posted.id, is_new: false }
}
