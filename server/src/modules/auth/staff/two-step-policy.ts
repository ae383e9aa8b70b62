import type { AppCtx } from '../../../infra/context.ts'
import { findTwoStepPolicy, rolesNeedTwoStep } from './staff-desk.queries.ts'

/** Everybody in production and nobody in the demo, until an administrator decides otherwise. */
export const twoStepPolicy = async ({ db, config }: AppCtx): Promise<'all' | 'by_role'> =>
  (await findTwoStepPolicy(db)) ?? (config.demo ? 'by_role' : 'all')

/** Whether this member of staff has to log in with two steps. */
export const needsTwoStep = async (ctx: AppCtx, user_id: number): Promise<boolean> =>
  (await twoStepPolicy(ctx)) === 'all' || rolesNeedTwoStep(ctx.db, user_id)
