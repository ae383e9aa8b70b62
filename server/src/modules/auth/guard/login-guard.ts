import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { withoutCommitHook } from '../../../infra/db/commit-hook.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  countFailures,
  deleteFailures,
  deleteFailuresFor,
  deleteLocks,
  findLock,
  insertFailures,
  lockSubject,
  upsertLock,
} from './login-guard.queries.ts'
import {
  addressSubject,
  FAILURE_WINDOW_MS,
  FAILURES_BEFORE_LOCK,
  LOCK_MS,
  minutesLeft,
  needsCaptcha,
  pairSubject,
  workBits,
} from './login-guard.rules.ts'

export interface Subjects {
  readonly account: string
  readonly address: string
  /** A browser this person is known to use. Its guesses count by themselves, whatever others do to the account. */
  readonly device?: string | null
}

/** A guess in progress. Counts as failed until `forgiveAttempt` clears it. */
export interface Attempt {
  readonly forgiven: string
  readonly failure_ids: readonly number[]
}

interface Scope {
  /** Always in this order, to avoid deadlocks. */
  readonly counted: readonly string[]
  /** What is locked, and the failures that lock it are recorded under. */
  readonly locked: string
}

const getScope = ({ account, address, device }: Subjects): Scope =>
  device
    ? { counted: [device], locked: device }
    : { counted: [account, address], locked: pairSubject(account, address) }

const windowStart = ({ clock }: AppCtx): Date => new Date(clock.now().getTime() - FAILURE_WINDOW_MS)

/** The first is the account's, or the known device's. */
async function getCounts(ctx: AppCtx, { counted }: Scope): Promise<number[]> {
  const counts: number[] = []
  for (const subject of counted) counts.push(await countFailures(ctx.db, subject, windowStart(ctx)))
  return counts
}

export const isCaptchaNeeded = async (ctx: AppCtx, subjects: Subjects): Promise<boolean> =>
  needsCaptcha(await getCounts(ctx, getScope(subjects)))

async function refuseLocked(ctx: AppCtx, subject: string): Promise<void> {
  const until = await findLock(ctx.db, subject, ctx.clock.now())
  if (until) throw new AppError('account_locked', { minutes: minutesLeft(until, ctx.clock.now()) })
}

/** Counts a puzzle that an address asks for, and says what it costs there for a login to this account. */
export async function puzzleWork(ctx: PublicCtx, account: string | null): Promise<number> {
  const address = `puzzle:${addressSubject(ctx.ip)}`
  const since = windowStart(ctx)
  const failures = account === null ? 0 : await countFailures(ctx.db, account, since)
  const puzzles = await countFailures(ctx.db, address, since)
  await insertFailures(ctx.db, [address], ctx.clock.now())
  return workBits(failures, puzzles)
}

/**
 * Admits one password guess or throws. `redeemCaptcha` is called only if a captcha is required, with what it must have
 * cost. The guess is recorded first, in its own transaction, so concurrent guesses are all counted.
 */
export async function beginAttempt(
  ctx: AppCtx,
  subjects: Subjects,
  redeemCaptcha: (work_bits: number) => Promise<boolean>,
): Promise<Attempt> {
  const scope = getScope(subjects)
  await refuseLocked(ctx, scope.locked)
  const known = await getCounts(ctx, scope)
  const has_passed = needsCaptcha(known) && (await redeemCaptcha(workBits(known[0] ?? 0, 0)))
  return inTransaction(withoutCommitHook(ctx), async (tx) => {
    for (const subject of scope.counted) await lockSubject(tx.db, subject)
    await refuseLocked(tx, scope.locked)
    if (needsCaptcha(await getCounts(tx, scope)) && !has_passed) throw new AppError('captcha_required')
    const now = ctx.clock.now()
    const recorded = [...new Set([...scope.counted, scope.locked])]
    const failure_ids = await insertFailures(tx.db, recorded, now)
    if ((await countFailures(tx.db, scope.locked, windowStart(tx))) >= FAILURES_BEFORE_LOCK) {
      await upsertLock(tx.db, scope.locked, new Date(now.getTime() + LOCK_MS))
    }
    return { forgiven: subjects.device ?? subjects.account, failure_ids }
  })
}

/**
 * The password was right: this guess and the account's earlier failures are forgotten, the address's are not. From a
 * known device only its own are: those of others go on counting.
 */
export async function forgiveAttempt(ctx: AppCtx, attempt: Attempt): Promise<void> {
  const beside = withoutCommitHook(ctx)
  await deleteFailures(beside.db, attempt.failure_ids)
  await forgiveAccount(beside, attempt.forgiven)
}

export async function forgiveAccount(ctx: AppCtx, account: string): Promise<void> {
  await deleteFailuresFor(ctx.db, account)
  await deleteLocks(ctx.db, account)
}
