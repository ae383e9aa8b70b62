import { type HotKeyAction, hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import { create } from 'zustand'
import type { StudioAction } from './studio-actions.ts'

/** Keys of the 17 actions a seller may bind anew. */
type BoundKeys = ReadonlyMap<HotKeyAction, string>

export const defaultKeys: BoundKeys = new Map(hotKeyDefaults.map(({ action, key }) => [action, key]))

/** The seller's own keys, the specification's until they are known. */
export const useKeys = create<{ readonly keys: BoundKeys }>(() => ({ keys: defaultKeys }))

export const keyOfAction = (action: StudioAction, keys: BoundKeys): string | undefined =>
  (action.hot_key && keys.get(action.hot_key)) ?? action.key
