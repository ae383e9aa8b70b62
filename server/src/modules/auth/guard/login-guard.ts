import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { withoutCommitHook } from '../../../infra/db/commit-hook.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  countFailures,
  deleteFailures,
  deleteFailuresOf,
  deleteLock,
  findLock,
  insertFailures,
  lockSubject,
  upsertLock,
} from './login-guard.queries.ts'
import {
  FAILURE_WINDOW_MS,
  FAILURES_BEFORE_LOCK,
  type FailureCounts,
  LOCK_MS,
  minutesLeft,
  needsCaptcha,
} from './login-guard.rules.ts'

interface Subjects {
  readonly account: string
  readonly address: string
}

/** A guess in progress. Counts as failed until `forgiveAttempt` clears it. */
export interface Attempt {
  readonly account: string
  readonly failure_ids: readonly number[]
}

async function countsOf(ctx: AppCtx, subjects: Subjects): Promise<FailureCounts> {
  const since = new Date(ctx.clock.now().getTime() - FAILURE_WINDOW_MS)
  return {
    account: await countFailures(ctx.db, subjects.account, since),
    address: await countFailures(ctx.db, subjects.address, since),
  }
}

export const isCaptchaNeeded = async (ctx: AppCtx, subjects: Subjects): Promise<boolean> =>
  needsCaptcha(await countsOf(ctx, subjects))

async function refuseLocked(ctx: AppCtx, account: string): Promise<void> {
  const until = await findLock(ctx.db, account, ctx.clock.now())
  if (until) throw new AppError('account_locked', { minutes: minutesLeft(until, ctx.clock.now()) })
}

/**
 * Admits one password guess or throws. `redeemCaptcha` is called only if a captcha is required.
 * The guess is recorded first, in its own transaction, so concurrent guesses are all counted.
 */
export async function beginAttempt(
  ctx: AppCtx,
  subjects: Subjects,
  redeemCaptcha: () => Promise<boolean>,
): Promise<Attempt> {
  await refuseLocked(ctx, subjects.account)
  const has_passed = (await isCaptchaNeeded(ctx, subjects)) && (await redeemCaptcha())
  return inTransaction(withoutCommitHook(ctx), async (tx) => {
    // Always in this order, to avoid deadlocks.
    await lockSubject(tx.db, subjects.account)
    await lockSubject(tx.db, subjects.address)
    await refuseLocked(tx, subjects.account)
    const counts = await countsOf(tx, subjects)
    if (needsCaptcha(counts) && !has_passed) throw new AppError('captcha_required')
    const now = ctx.clock.now()
    const failure_ids = await insertFailures(tx.db, [subjects.account, subjects.address], now)
    if (counts.account + 1 >= FAILURES_BEFORE_LOCK) {
      await upsertLock(tx.db, subjects.account, new Date(now.getTime() + LOCK_MS))
    }
    return { account: subjects.account, failure_ids }
  })
}

/** The password was right: this guess and the account's earlier failures are forgotten, the address's are not. */
export async function forgiveAttempt(ctx: AppCtx, attempt: Attempt): Promise<void> {
  const beside = withoutCommitHook(ctx)
  await deleteFailures(beside.db, attempt.failure_ids)
  await forgiveAccount(beside, attempt.account)
}

export async function forgiveAccount(ctx: AppCtx, account: string): Promise<void> {
  await deleteFailuresOf(ctx.db, account)
  await deleteLock(ctx.db, account)
}
