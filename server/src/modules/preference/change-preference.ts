import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type PreferenceKey, type PreferenceValue, parsePreference } from './preference.definitions.ts'
import { lockPreference, updatePreference } from './preference.queries.ts'

/** Replaces a preference by what `change` makes of it, under its row lock. */
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
