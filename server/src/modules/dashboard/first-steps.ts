import type * as contract from '@inkroute/contract/dashboard/first-steps'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { changePreference, ownPreference } from '../preference/preference.ts'
import { findStepFacts } from './dashboard.queries.ts'
import { isNew, stepsFor } from './first-steps.rules.ts'

export async function getFirstSteps(ctx: SellerCtx): Promise<Reply<typeof contract.getFirstSteps>> {
  const [facts, { is_hidden }] = await Promise.all([
    findStepFacts(ctx.db, ctx.seller.id),
    ownPreference(ctx, 'first_steps'),
  ])
  const steps = stepsFor(facts, ctx.identity.permissions)
  const { goods_id, cart_lines, platform } = facts
  return { is_new: isNew(facts, steps), is_hidden, steps, goods_id, cart_lines, platform }
}

export const setFirstSteps = (
  ctx: SellerCtx,
  { is_hidden }: Input<typeof contract.setFirstSteps>,
): Promise<Reply<typeof contract.setFirstSteps>> => changePreference(ctx, 'first_steps', () => ({ is_hidden }))
