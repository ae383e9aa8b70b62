import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import {
  type HotKeyAction,
  type HotKeyChoice,
  hotKeyConflicts,
  hotKeyDefaults,
  hotKeyName,
  hotKeyProblem,
  hotKeyProblemTexts,
  normaliseHotKey,
} from '@inkroute/contract/preference/hot-keys'
import type * as contract from '@inkroute/contract/preference/preference'
import { AppError, invalidField } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { changePreference } from './change-preference.ts'
import { ownPreference } from './preference.ts'

type ChosenKeys = Partial<Record<HotKeyAction, string>>

const chosenHotKeys = (chosen: ChosenKeys): HotKeyChoice[] =>
  hotKeyDefaults.map(({ action, key }) => ({ action, key: chosen[action] ?? key }))

/** Stores only differences, so that new defaults reach everyone who never changed a key. */
function withoutDefaults(choices: readonly HotKeyChoice[]): ChosenKeys {
  const standard = new Map<string, string>(hotKeyDefaults.map(({ action, key }) => [action, key]))
  return Object.fromEntries(
    choices.filter(({ action, key }) => standard.get(action) !== key).map(({ action, key }) => [action, key]),
  )
}

export const hotKeyList = (chosen: ChosenKeys, language: Language): Reply<typeof contract.getHotKeys> => ({
  hot_keys: hotKeyDefaults.map(({ index, action, key, ...names }) => ({
    index,
    action,
    name: names[language],
    key: chosen[action] ?? key,
    default_key: key,
  })),
})

export async function getHotKeys(ctx: SellerCtx): Promise<Reply<typeof contract.getHotKeys>> {
  const { chosen } = await ownPreference(ctx, 'hot_keys')
  return hotKeyList(chosen, ctx.language)
}

export async function setHotKeys(
  ctx: SellerCtx,
  input: Input<typeof contract.setHotKeys>,
): Promise<Reply<typeof contract.setHotKeys>> {
  const given = new Map(input.hot_keys.map((choice) => [choice.action, usable(ctx, choice)]))
  const { chosen } = await changePreference(ctx, 'hot_keys', (current) => {
    const base = chosenHotKeys(input.is_reset ? {} : current.chosen)
    const next = base.map(({ action, key }) => ({ action, key: given.get(action) ?? key }))
    refuseConflicts(ctx, next, given)
    return { chosen: withoutDefaults(next) }
  })
  return hotKeyList(chosen, ctx.language)
}

function usable(ctx: SellerCtx, { action, key }: HotKeyChoice): string {
  const problem = hotKeyProblem(action, key)
  if (problem) throw invalidField(action, hotKeyProblemTexts[problem][ctx.language])
  return normaliseHotKey(key) ?? key
}

function refuseConflicts(ctx: SellerCtx, next: readonly HotKeyChoice[], given: ReadonlyMap<string, string>): void {
  const pair = hotKeyConflicts(next)[0]
  if (!pair) return
  // The error is reported on the action just changed and names the other.
  const [holder, newcomer] = given.has(pair[1]) ? pair : [pair[1], pair[0]]
  const details = { key: given.get(newcomer) ?? '', name: hotKeyName(holder, ctx.language) }
  throw new AppError('hot_key_conflict', details, [{ field: newcomer, message: details.name }])
}
