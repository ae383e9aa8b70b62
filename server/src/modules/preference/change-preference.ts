import type { Input, Reply } from '@inkroute/contract/endpoint'
import { nameRuleProblem, nameRuleProblemTexts } from '@inkroute/contract/preference/name-rule'
import type * as contract from '@inkroute/contract/preference/preference'
import { invalidField } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type PreferenceKey, type PreferenceValue, parsePreference } from './preference.definitions.ts'
import { lockPreference, updatePreference } from './preference.queries.ts'

/** Applies `change` to a preference under its row lock. */
export async function changePreference<K extends PreferenceKey>(
  ctx: SellerCtx,
  key: K,
  change: (current: PreferenceValue<K>) => PreferenceValue<K>,
): Promise<PreferenceValue<K>> {
  return inTransaction(ctx, async (tx) => {
    const owner = { user_id: tx.identity.user_id, key }
    const value = change(parsePreference(key, await lockPreference(tx.db, tx.seller.id, owner)))
    await updatePreference(tx.db, tx.seller.id, { ...owner, value, now: tx.clock.now() })
    return value
  })
}

type Partly<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** Changes the fields that are given and keeps the others. */
export const mergePreference = <K extends PreferenceKey>(ctx: SellerCtx, key: K, given: Partly<PreferenceValue<K>>) =>
  changePreference(ctx, key, (current) => {
    const present = Object.entries(given).filter(([, value]) => value !== undefined)
    return { ...current, ...Object.fromEntries(present) }
  })

export async function deleteUserColors(
  ctx: SellerCtx,
  input: Input<typeof contract.deleteUserColors>,
): Promise<Reply<typeof contract.deleteUserColors>> {
  return changePreference(ctx, 'colors', ({ colors }) => ({
    colors: colors.filter((color) => !input.colors.includes(color)),
  }))
}

export async function setUserColors(
  ctx: SellerCtx,
  input: Input<typeof contract.setUserColors>,
): Promise<Reply<typeof contract.setUserColors>> {
  return changePreference(ctx, 'colors', () => ({ colors: [...new Set(input.colors)] }))
}

export async function setNameRule(
  ctx: SellerCtx,
  input: Input<typeof contract.setNameRule>,
): Promise<Reply<typeof contract.setNameRule>> {
  const problem = nameRuleProblem(input.rule)
  if (problem) throw invalidField('rule', nameRuleProblemTexts[problem][ctx.language])
  return changePreference(ctx, 'name_rule', () => ({ rule: input.rule.trim() }))
}
