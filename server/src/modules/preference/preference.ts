import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { type PreferenceKey, type PreferenceValue, parsePreference } from './preference.definitions.ts'
import { findPreference } from './preference.queries.ts'

export { changePreference } from './change-preference.ts'
export { getInfringementWords } from './infringement/infringement-words.ts'

/** A person's preference with defaults filled in. Parsed on read too, because schemas change. */
export async function getPreference<K extends PreferenceKey>(
  ctx: AppCtx,
  owner: { readonly seller_id: number; readonly user_id: number },
  key: K,
): Promise<PreferenceValue<K>> {
  return parsePreference(key, await findPreference(ctx.db, owner.seller_id, { user_id: owner.user_id, key }))
}

export const ownPreference = <K extends PreferenceKey>(ctx: SellerCtx, key: K): Promise<PreferenceValue<K>> =>
  getPreference(ctx, { seller_id: ctx.seller.id, user_id: ctx.identity.user_id }, key)
