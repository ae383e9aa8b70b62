import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/preference/seen'
import { MAX_SEEN } from '@inkroute/contract/preference/seen'
import type { SellerCtx } from '../../infra/context.ts'
import { changePreference } from './change-preference.ts'
import { ownPreference } from './preference.ts'

const newest = (at: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(at)
      .toSorted(([, one], [, other]) => other.localeCompare(one))
      .slice(0, MAX_SEEN),
  )

export async function getSeen(ctx: SellerCtx): Promise<Reply<typeof contract.getSeen>> {
  return { seen: (await ownPreference(ctx, 'seen')).at }
}

export async function setSeen(
  ctx: SellerCtx,
  { key, is_reset }: Input<typeof contract.setSeen>,
): Promise<Reply<typeof contract.setSeen>> {
  const now = ctx.clock.now().toISOString()
  const { at } = await changePreference(ctx, 'seen', (current) => {
    const kept = is_reset ? {} : current.at
    return { at: newest(key === undefined ? kept : { ...kept, [key]: now }) }
  })
  return { seen: at }
}
