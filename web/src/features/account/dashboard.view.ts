import type { RoutePermission } from '@inkroute/contract/account/account'

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** The hour of an instant shown as `YYYY-MM-DD HH:mm:ss`. */
export const getHour = (shown: string): number => Number(shown.slice(11, 13))

/** Screens reachable from the menu, except the dashboard itself. */
export const reachable = (routes: readonly RoutePermission[], here: string): RoutePermission[] =>
  routes.filter((route) => route.path !== '' && route.menu_visible && route.key !== here)

/** The pinned screens in order, without those that no longer exist. */
export const pinned = (routes: readonly RoutePermission[], keys: readonly string[]): RoutePermission[] =>
  keys.flatMap((key) => routes.filter((route) => route.key === key && route.menu_visible))

export interface LinkGroup {
  readonly key: string
  readonly name: RoutePermission['name']
  readonly links: readonly RoutePermission[]
}

/** Links by menu group, in menu order, without empty groups. */
export function groupLinks(routes: readonly RoutePermission[], here: string): LinkGroup[] {
  const links = reachable(routes, here)
  return routes
    .filter((route) => route.path === '')
    .map((group) => ({ key: group.key, name: group.name, links: links.filter((link) => link.parent === group.key) }))
    .filter((group) => group.links.length > 0)
}
