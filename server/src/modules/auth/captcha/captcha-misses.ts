import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { countFailures, insertFailures } from '../guard/login-guard.queries.ts'
import { addressSubject, FAILURE_WINDOW_MS } from '../guard/login-guard.rules.ts'

/** A blind guess fits about once in seventeen; a person who misses this often is not looking. */
const MAX_MISSES = 20

const subjectOf = (ctx: PublicCtx): string => `captcha:${addressSubject(ctx.ip)}`

export const noteMiss = (ctx: PublicCtx) => insertFailures(ctx.db, [subjectOf(ctx)], ctx.clock.now())

export async function refuseManyMisses(ctx: PublicCtx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - FAILURE_WINDOW_MS)
  if ((await countFailures(ctx.db, subjectOf(ctx), since)) < MAX_MISSES) return
  throw new AppError('too_many_requests', { seconds: FAILURE_WINDOW_MS / 1000 })
}
