import type { Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import type { getHotKeys as contract } from '@inkroute/contract/preference/preference'
import type { SellerCtx } from '../../infra/context.ts'
import type { ChosenKeys } from './hot-keys.rules.ts'
import { ownPreference } from './preference.ts'

export const hotKeyList = (chosen: ChosenKeys, language: Language): Reply<typeof contract> => ({
  hot_keys: hotKeyDefaults.map(({ index, action, key, ...names }) => ({
    index,
    action,
    name: names[language],
    key: chosen[action] ?? key,
    default_key: key,
  })),
})

export async function getHotKeys(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const { chosen } = await ownPreference(ctx, 'hot_keys')
  return hotKeyList(chosen, ctx.language)
}
