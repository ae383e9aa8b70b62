import { type MenuGroup, menuGroups, type Screen, screens } from '@inkroute/contract/permission-tree'
import type { Language } from '../../../shared/text/text.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'

export interface MenuItem {
  readonly key: string
  readonly path: string
  readonly label: string
  readonly is_new: boolean
  /** Things waiting on that screen; 0 shows nothing. */
  readonly count: number
}

export interface MenuSection {
  readonly group: MenuGroup
  readonly label: string
  readonly icon: IconName
  readonly items: readonly MenuItem[]
}

const icons: Record<MenuGroup, IconName> = {
  home: 'home',
  selection: 'shirt',
  design: 'pen',
  goods: 'box',
  order: 'order',
  listing: 'listing',
  setting: 'setting',
  account: 'user',
}

const groupOrder = Object.keys(menuGroups) as MenuGroup[]

interface MenuInput {
  readonly language: Language
  /** Keys of the screens the server allows; `null` while it has not said, then only the open ones stand. */
  readonly allowed: ReadonlySet<string> | null
  readonly counts?: Readonly<Record<string, number>>
}

const isListed = (screen: Screen, allowed: ReadonlySet<string> | null) =>
  screen.in_menu && screen.is_built && (screen.is_open === true || allowed?.has(screen.key) === true)

/** The navigation of one person: what is built and allowed, in the order of the tree, without empty groups. */
export function buildMenu({ language, allowed, counts = {} }: MenuInput): readonly MenuSection[] {
  return groupOrder
    .map((group) => ({
      group,
      label: menuGroups[group][language],
      icon: icons[group],
      items: screens
        .filter((screen) => screen.group === group && isListed(screen, allowed))
        .map((screen) => ({
          key: screen.key,
          path: screen.path,
          label: screen[language],
          is_new: screen.is_new === true,
          count: counts[screen.key] ?? 0,
        })),
    }))
    .filter((section) => section.items.length > 0)
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

/** The screen an address belongs to, child screens with an id in their address included. */
export const screenOfPath = (pathname: string): Screen | undefined =>
  screens.find((screen) => patternOf(screen.path).test(pathname.replace(/\/$/, '')))

/** The menu entry to light up: the screen itself, or for a screen outside the menu its nearest sibling by address. */
export function activeKey(pathname: string, menu: readonly MenuSection[]): string | undefined {
  const current = screenOfPath(pathname)
  if (!current) return undefined
  const siblings = menu.find((section) => section.group === current.group)?.items ?? []
  if (siblings.some((item) => item.key === current.key)) return current.key
  return siblings.filter((item) => current.path.startsWith(item.path)).at(-1)?.key
}

export const activeGroup = (pathname: string): MenuGroup | undefined => screenOfPath(pathname)?.group
