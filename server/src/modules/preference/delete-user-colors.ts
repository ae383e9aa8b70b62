import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { deleteUserColors as contract } from '@inkroute/contract/preference/preference'
import type { SellerCtx } from '../../infra/context.ts'
import { changePreference } from './change-preference.ts'

export async function deleteUserColors(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return changePreference(ctx, 'colors', ({ colors }) => ({
    colors: colors.filter((color) => !input.colors.includes(color)),
  }))
}
