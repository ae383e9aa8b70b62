import { type SearchKind, searchKinds } from '@inkroute/contract/search/search'

/** The permission of the list that shows the same; help articles are public. */
const permissionOf: Record<SearchKind, string | null> = {
  order: 'order.admin',
  goods: 'goods.library',
  sku: 'goods.library',
  store: 'order.store',
  help: null,
}

/** The kinds this person may find; `null` holds every permission. */
export const kindsFor = (held: ReadonlySet<string> | null): ReadonlySet<SearchKind> =>
  new Set(
    searchKinds.filter((kind) => {
      const permission = permissionOf[kind]
      return permission === null || held === null || held.has(permission)
    }),
  )

/** Facts in one line, without the empty ones. */
export const getNote = (facts: readonly (string | null)[]): string => facts.filter(Boolean).join(' · ')
