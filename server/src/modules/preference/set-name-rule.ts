import type { Input, Reply } from '@inkroute/contract/endpoint'
import { nameRuleProblem, nameRuleProblemTexts } from '@inkroute/contract/preference/name-rule'
import type { setNameRule as contract } from '@inkroute/contract/preference/preference'
import { invalidField } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { changePreference } from './change-preference.ts'

export async function setNameRule(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const problem = nameRuleProblem(input.rule)
  if (problem) throw invalidField('rule', nameRuleProblemTexts[problem][ctx.language])
  return changePreference(ctx, 'name_rule', () => ({ rule: input.rule.trim() }))
}
