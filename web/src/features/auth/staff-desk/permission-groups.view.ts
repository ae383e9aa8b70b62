import { staffPermissions } from '@inkroute/contract/account/permission-tree'
import type { groupText } from './staff-desk.text.ts'

type Group = keyof typeof groupText

const groups: Readonly<Record<Exclude<Group, 'other'>, readonly string[]>> = {
  production: ['ops.production', 'ops.stock', 'ops.freight'],
  orders: ['ops.order', 'ops.order:edit', 'ops.order:refund', 'ops.support', 'ops.message'],
  sellers: ['ops.seller', 'ops.money', 'ops.finance'],
  catalogue: ['ops.catalog', 'ops.gallery'],
  content: ['ops.content', 'ops.notice'],
  settings: ['ops.company', 'ops.staff', 'ops.services', 'ops.audit', 'ops.privacy'],
}

const getParent = (key: string): string => key.split(':')[0] ?? key

/** The tree of permissions in groups that follow the menu; one that no group names is under “other”. */
export function permissionGroups(): { readonly group: Group; readonly permissions: typeof staffPermissions }[] {
  const grouped = new Set(Object.values(groups).flat())
  const isIn = (group: Group, key: string) => {
    if (group !== 'other') return groups[group].includes(key) || groups[group].includes(getParent(key))
    return !grouped.has(key) && !grouped.has(getParent(key))
  }
  return ([...Object.keys(groups), 'other'] as Group[])
    .map((group) => ({ group, permissions: staffPermissions.filter(({ key }) => isIn(group, key)) }))
    .filter(({ permissions }) => permissions.length > 0)
}

/** After a tick: a button brings its screen along, and a screen that is taken away takes its buttons. */
export function toggled(chosen: readonly string[], key: string, is_on: boolean): string[] {
  if (is_on) return [...new Set([...chosen, key, getParent(key)])]
  return chosen.filter((one) => one !== key && !one.startsWith(`${key}:`))
}
