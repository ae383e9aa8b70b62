import type { MenuGroup, Screen } from '@inkroute/contract/account/permission-screen'
import { menuGroups, screens } from '@inkroute/contract/account/permission-tree'
import type { Language } from '../../shared/text/text.ts'

export interface PickerItem {
  readonly key: string
  readonly label: string
}
export interface PickerScreen extends PickerItem {
  readonly buttons: readonly PickerItem[]
}
export interface PickerGroup {
  readonly key: MenuGroup
  readonly label: string
  readonly screens: readonly PickerScreen[]
}

type Keys = ReadonlySet<string>

const screenItem = (screen: Screen, language: Language, held: Keys): PickerScreen => ({
  key: screen.key,
  label: screen[language],
  buttons: screen.buttons
    .filter((button) => held.has(button.key))
    .map((button) => ({ key: button.key, label: button[language] })),
})

/** Grantable permissions: screens that exist, are not open to everybody anyway, and that the granting person has. */
export function pickerGroups(language: Language, held: Keys, all: readonly Screen[] = screens): PickerGroup[] {
  return (Object.keys(menuGroups) as MenuGroup[])
    .map((group) => ({
      key: group,
      label: menuGroups[group][language],
      screens: all
        .filter((screen) => screen.group === group && screen.is_built && !screen.is_open && !screen.alias_of)
        .filter((screen) => held.has(screen.key))
        .map((screen) => screenItem(screen, language, held)),
    }))
    .filter((group) => group.screens.length > 0)
}

/** Filters the tree: a matching group keeps all its children, a matching screen its buttons, a matching button its screen. */
export function searchGroups(groups: readonly PickerGroup[], query: string): PickerGroup[] {
  const word = query.trim().toLowerCase()
  const names = (item: { label: string }) => item.label.toLowerCase().includes(word)
  return groups
    .map((group) =>
      names(group)
        ? group
        : { ...group, screens: group.screens.filter((screen) => names(screen) || screen.buttons.some(names)) },
    )
    .filter((group) => group.screens.length > 0)
}

const keysOfScreen = (screen: PickerScreen): string[] => [screen.key, ...screen.buttons.map((button) => button.key)]

const keysOfGroup = (group: PickerGroup): string[] => group.screens.flatMap(keysOfScreen)

/** Granting a button grants its screen, and revoking a screen revokes its buttons. Others are unchanged. */
export function toggleKey(selected: Keys, key: string, on: boolean): Set<string> {
  const screen = key.split(':')[0] ?? key
  if (on) return new Set([...selected, screen, key])
  return new Set([...selected].filter((held) => held !== key && !held.startsWith(`${key}:`)))
}

export function toggleGroup(selected: Keys, group: PickerGroup, on: boolean): Set<string> {
  const keys = keysOfGroup(group)
  if (on) return new Set([...selected, ...keys])
  const gone = new Set(keys)
  return new Set([...selected].filter((key) => !gone.has(key)))
}

export function groupState(selected: Keys, group: PickerGroup): 'all' | 'some' | 'none' {
  const keys = keysOfGroup(group)
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** Number of granted screens per group, for one line in the list of roles. */
export function summarise(permissions: readonly string[], groups: readonly PickerGroup[]): PickerItem[] {
  const held = new Set(permissions)
  return groups
    .map((group) => ({ group, granted: group.screens.filter((screen) => held.has(screen.key)) }))
    .filter(({ granted }) => granted.length > 0)
    .map(({ group, granted }) => ({ key: group.key, label: `${group.label} ${granted.length}` }))
}
