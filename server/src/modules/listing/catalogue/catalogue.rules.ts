import type { CategoryPlace } from '@inkroute/contract/listing/catalogue'
import type { MarketCategory } from '../../../connectors/catalogue.ts'

const SEPARATOR = ' › '
const MOST_FOUND = 30

/** The names from the root to a place. */
function pathOf(all: ReadonlyMap<string, MarketCategory>, place: MarketCategory): string {
  const names: string[] = []
  for (let at: MarketCategory | undefined = place; at && names.length < 20; at = all.get(at.parent_id)) {
    names.unshift(at.name)
  }
  return names.join(SEPARATOR)
}

/** Subcategories, with their path where the whole tree is known. */
export function placesBelow(categories: readonly MarketCategory[], parent_id: string): CategoryPlace[] {
  const all = new Map(categories.map((one) => [one.id, one]))
  return categories
    .filter((one) => one.parent_id === parent_id)
    .map((one) => ({ id: one.id, name: one.name, is_leaf: one.is_leaf, path: pathOf(all, one) }))
}

/** Leaves that hold every word in their path; those that begin with the first word come first. */
export function placesNamed(categories: readonly MarketCategory[], keyword: string): CategoryPlace[] {
  const all = new Map(categories.map((one) => [one.id, one]))
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const found = categories
    .filter(({ is_leaf }) => is_leaf)
    .map((one) => ({ id: one.id, name: one.name, is_leaf: true, path: pathOf(all, one) }))
    .filter(({ path, id }) => id === keyword || words.every((word) => path.toLowerCase().includes(word)))
  const rank = ({ name }: CategoryPlace) => (name.toLowerCase().startsWith(first) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path)).slice(0, MOST_FOUND)
}
