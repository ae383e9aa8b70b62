import type * as contract from '@inkroute/contract/auth/staff'
import type { staffLoginOutcomes } from '@inkroute/contract/auth/staff'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx, StaffCtx } from '../../../infra/context.ts'
import { insertStaffLogin, selectStaffLogins } from '../core/staff.queries.ts'

type Outcome = (typeof staffLoginOutcomes)[number]

/** Everything else was refused. */
const accepted: readonly Outcome[] = [
  'success',
  'code_needed',
  'enrolment_needed',
  'recovery_code_used',
  'two_step_on',
  'two_step_off',
  'password_chosen',
]

interface Who {
  readonly user_id: number | null
  readonly username: string
}

/** Written outside of any transaction that could be undone: a refusal is worth as much here as a success. */
export async function recordStaffLogin(ctx: PublicCtx | StaffCtx, who: Who, outcome: string): Promise<void> {
  const { ip, user_agent, clock } = ctx
  await insertStaffLogin(ctx.db, {
    user_id: who.user_id,
    username: who.username.slice(0, 64),
    outcome,
    ip,
    user_agent: user_agent.slice(0, 300),
    created_at: clock.now().toISOString(),
  })
}

/** Runs a login step; logs the error name if it fails, then rethrows. */
export async function recordingRefusal<T>(ctx: PublicCtx | StaffCtx, who: Who, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof AppError) await recordStaffLogin(ctx, who, error.code)
    throw error
  }
}

export async function listStaffLogins(
  ctx: StaffCtx,
  input: Input<typeof contract.listStaffLogins>,
): Promise<Reply<typeof contract.listStaffLogins>> {
  const { page, page_size, username = '', refused } = input
  const { rows, total } = await selectStaffLogins(ctx.db, {
    username,
    accepted,
    limit: page_size,
    offset: (page - 1) * page_size,
    refused: refused === undefined ? null : refused === '1',
  })
  const data = rows.map(({ user_id, ...row }) => ({
    ...row,
    is_known: user_id !== null,
    is_refused: !accepted.some((outcome) => outcome === row.outcome),
  }))
  return { data, total, page, page_size }
}
