import type { CategoryPlace } from '@inkroute/contract/listing/catalogue'
import type { MarketCategory } from '../../../connectors/core/catalogue.ts'

const SEPARATOR = ' › '
const MOST_FOUND = 30

/** The names from the root to a place. */
function getPath(all: ReadonlyMap<string, MarketCategory>, place: MarketCategory): string {
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
    .map((one) => ({ id: one.id, name: one.name, is_leaf: one.is_leaf, path: getPath(all, one) }))
}

/** Leaves that hold every word in their path; those that begin with the first word come first. */
export function placesNamed(categories: readonly MarketCategory[], keyword: string): CategoryPlace[] {
  const all = new Map(categories.map((one) => [one.id, one]))
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const found = categories
    .filter(({ is_leaf }) => is_leaf)
    .map((one) => ({ id: one.id, name: one.name, is_leaf: true, path: getPath(all, one) }))
    .filter(({ path, id }) => id === keyword || words.every((word) => path.toLowerCase().includes(word)))
  const rank = ({ name }: CategoryPlace) => (name.toLowerCase().startsWith(first) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path)).slice(0, MOST_FOUND)
}

/** Words of a name in one form: “T-shirts” and “tee” are the same thing, and so are “mug” and “mugs”. */
const getWords = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/\bt[- ]?shirts?\b|\btees?\b/g, 'tshirt')
    .replace(/key ?(?:chain|ring)s?\b/g, 'keyring')
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/(?<=[a-z]{2})s$/, ''))
    .filter((word) => word !== '')

/**
 * The leaf that says nothing the product's name does not say. Of several that whose path shares the most words with it;
 * where that leaves more than one, a person has to choose.
 */
export function placeNamedIn(categories: readonly MarketCategory[], product: string): CategoryPlace | null {
  const known = new Set(getWords(product))
  const all = new Map(categories.map((one) => [one.id, one]))
  const says = (part: string) => {
    const words = getWords(part)
    return words.length > 0 && words.every((word) => known.has(word)) ? words.length : 0
  }
  const found = categories
    .filter(({ is_leaf }) => is_leaf)
    .map((one) => {
      const path = getPath(all, one)
      const words = Math.max(...one.name.split(/[&,/]|\band\b/).map(says))
      const shared = getWords(path).filter((word) => known.has(word)).length
      return { place: { id: one.id, name: one.name, is_leaf: true, path }, words, rank: words * 100 + shared }
    })
    .filter(({ words }) => words > 0)
    .sort((a, b) => b.rank - a.rank)
  const [best, next] = found
  return best && best.rank !== next?.rank ? best.place : null
}
