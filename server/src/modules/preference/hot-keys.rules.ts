import { type HotKeyAction, type HotKeyChoice, hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'

export type ChosenKeys = Partial<Record<HotKeyAction, string>>

export const hotKeysOf = (chosen: ChosenKeys): HotKeyChoice[] =>
  hotKeyDefaults.map(({ action, key }) => ({ action, key: chosen[action] ?? key }))

/** Keeps only what differs, so that a better default reaches everyone who never changed it. */
export function withoutDefaults(choices: readonly HotKeyChoice[]): ChosenKeys {
  const standard = new Map<string, string>(hotKeyDefaults.map(({ action, key }) => [action, key]))
  return Object.fromEntries(
    choices.filter(({ action, key }) => standard.get(action) !== key).map(({ action, key }) => [action, key]),
  )
}
