import type { RoutePermission } from '@inkroute/contract/account/account'
import { entryPath, screens } from '@inkroute/contract/account/permission-tree'
import type { Language } from '../../../shared/text/text.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { consoleText } from './console.text.ts'

export interface MenuItem {
  readonly key: string
  readonly path: string
  readonly label: string
  readonly is_new: boolean
  /** Opens in a new tab. */
  readonly is_blank: boolean
  /** Number of pending items on that screen; 0 hides the badge. */
  readonly count: number
}

export interface MenuSection {
  readonly group: string
  readonly label: string
  readonly icon: IconName
  readonly items: readonly MenuItem[]
}

const icons: Record<string, IconName> = {
  home: 'home',
  selection: 'shirt',
  design: 'pen',
  goods: 'box',
  order: 'order',
  listing: 'listing',
  setting: 'setting',
  account: 'user',
}

/** The most used screens of a group, first; the others follow in the server's order. */
const leaders: Record<string, readonly string[]> = {
  order: ['order.admin', 'order.cart', 'order.import', 'order.fba', 'order.import-fba', 'order.work', 'order.return'],
  account: ['account.mine', 'account.recharge', 'account.trading', 'account.fees', 'account.withdraw'],
}

const CATALOGUE = 'selection.catalogue'

/** The public shop: everything that can be designed on. Open to all. */
const catalogueIn = (language: Language): MenuItem => ({
  key: CATALOGUE,
  path: language === 'en' ? '/en/products' : '/products',
  label: consoleText.catalogue[language],
  is_new: false,
  is_blank: false,
  count: 0,
})

function inOrder(group: string, items: readonly MenuItem[]): MenuItem[] {
  const first = leaders[group] ?? []
  const getPlace = ({ key }: MenuItem) => (first.includes(key) ? first.indexOf(key) : first.length)
  return [...items].sort((a, b) => getPlace(a) - getPlace(b))
}

/** Where the name of a group leads: its first screen that stays in this window. */
export const getLanding = ({ items }: MenuSection): string =>
  (items.find((item) => !item.is_blank) ?? items[0])?.path ?? '/views/main'

interface MenuInput {
  /** Menu records from the server: groups and screens. */
  readonly routes: readonly RoutePermission[]
  readonly language: Language
  /** Pending items by screen key. */
  readonly counts?: Readonly<Record<string, number>>
}

/** The navigation this person may use, without empty groups. */
export function buildMenu({ routes, language, counts = {} }: MenuInput): readonly MenuSection[] {
  const getItems = (group: string): MenuItem[] => [
    ...(group === 'selection' ? [catalogueIn(language)] : []),
    ...routes
      .filter((route) => route.parent === group && route.path !== '' && route.menu_visible)
      .map((route) => ({
        key: route.key,
        path: entryPath(route.path),
        label: route.name[language],
        is_new: route.is_new,
        is_blank: route.blank,
        count: counts[route.key] ?? 0,
      })),
  ]
  return routes
    .filter((route) => route.path === '')
    .map((route) => ({
      group: route.key,
      label: route.name[language],
      icon: icons[route.group_image] ?? 'box',
      items: inOrder(route.key, getItems(route.key)),
    }))
    .filter((section) => section.items.length > 0)
}

const getPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const bare = (pathname: string) => pathname.replace(/(.)\/$/, '$1')

/** The menu record for a path, including child screens with an id in the path. */
export const routeOfPath = (routes: readonly RoutePermission[], pathname: string): RoutePermission | undefined =>
  routes.find((route) => route.path !== '' && getPattern(route.path).test(bare(pathname)))

/** The group to highlight. Every screen has one, even if it is not in the menu. */
export const activeGroup = (pathname: string): string | undefined =>
  screens.find((screen) => getPattern(screen.path).test(bare(pathname)))?.group

/** The menu entry to highlight: the screen itself, or the parent entry of a screen that is not in the menu. */
export function activeKey(pathname: string, menu: readonly MenuSection[]): string | undefined {
  const path = bare(pathname)
  const items = menu.flatMap((section) => section.items)
  const own = screens.find((screen) => getPattern(screen.path).test(path))
  // A tab or a second address has no entry of its own where the screen itself is listed.
  const keys = [own?.key, own?.tab_of, own?.alias_of]
  return (
    items.find((item) => item.path === path || keys.includes(item.key))?.key ??
    // `/main/bulletinDetail/7` belongs to `/main/bulletin`.
    items.filter((item) => path.startsWith(item.path)).sort((a, b) => b.path.length - a.path.length)[0]?.key
  )
}
