import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { setUserColors as contract } from '@inkroute/contract/preference/preference'
import type { SellerCtx } from '../../infra/context.ts'
import { changePreference } from './change-preference.ts'

export async function setUserColors(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return changePreference(ctx, 'colors', () => ({ colors: [...new Set(input.colors)] }))
}
