import type { RoutePermission } from '@inkroute/contract/account/account'
import { getTitle, type MenuGroup, type Screen } from '@inkroute/contract/account/permission-screen'
import { menuGroups, parentGroup, permissionKeys, screens } from '@inkroute/contract/account/permission-tree'

/** `null` is the main account, which holds every permission. */
export type Held = ReadonlySet<string> | null

export const mayOpen = (held: Held, screen: Screen): boolean =>
  screen.is_open === true ||
  held === null ||
  held.has(screen.key) ||
  (screen.alias_of !== undefined && held.has(screen.alias_of))

const screenRecord = (held: Held, screen: Screen): RoutePermission => {
  const authed = mayOpen(held, screen)
  const is_later_tab = screen.tab_of !== undefined && (held === null || held.has(screen.tab_of))
  return {
    key: screen.key,
    path: screen.path,
    name: getTitle(screen),
    component: screen.key,
    menu_visible: authed && screen.in_menu && !is_later_tab,
    buttons: authed ? screen.buttons.map(({ key }) => key).filter((key) => held === null || held.has(key)) : [],
    group_image: screen.group,
    parent: screen.group,
    blank: screen.is_blank === true,
    is_new: screen.is_new === true,
    authed: authed ? 1 : 2,
  }
}

function groupRecord(group: MenuGroup, menu_visible: boolean): RoutePermission {
  return {
    key: group,
    path: '',
    name: menuGroups[group],
    component: '',
    menu_visible,
    buttons: [],
    group_image: group,
    parent: parentGroup[group] ?? null,
    blank: false,
    is_new: false,
    authed: 1,
  }
}

/** Groups first, then built screens. A group is visible if one of its screens is. */
export function menuFor(held: Held, all: readonly Screen[] = screens): RoutePermission[] {
  const routes = all.filter((screen) => screen.is_built).map((screen) => screenRecord(held, screen))
  const shown = new Set(routes.filter((route) => route.menu_visible).map((route) => route.parent))
  const groups = (Object.keys(menuGroups) as MenuGroup[]).map((group) => {
    const below = Object.entries(parentGroup).some(([child, parent]) => parent === group && shown.has(child))
    return groupRecord(group, shown.has(group) || below)
  })
  return [...groups, ...routes]
}

export const MAX_ROLES = 50

/** The first name that cannot be granted at all. */
export const findUnknown = (permissions: readonly string[]): string | undefined =>
  permissions.find((key) => !permissionKeys.has(key))

/** A button is worth nothing without its screen, so granting one grants the other. Sorted, without doubles. */
export function withScreens(permissions: readonly string[]): string[] {
  return [...new Set(permissions.flatMap((key) => [key, key.split(':')[0] ?? key]))].sort()
}

/** The first permission the actor lacks: nobody may grant, edit or take over more than they hold. */
export const findBeyond = (held: Held, permissions: readonly string[]): string | undefined =>
  held === null ? undefined : permissions.find((key) => !held.has(key))

/** Whether staff see amounts, payments and buyers of orders. */
export const seesPrivate = ({ permissions }: { readonly permissions: ReadonlySet<string> | null }): boolean =>
  permissions === null || permissions.has('ops.order:private')
