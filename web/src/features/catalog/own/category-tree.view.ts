import type { OwnCategory } from '@inkroute/contract/catalog/own'

export interface TreeEntry {
  readonly category: OwnCategory
  readonly children: readonly TreeEntry[]
}

/** Builds a sorted tree from the flat list of the API. */
export function getTree(rows: readonly OwnCategory[], parent_id: number | null = null): readonly TreeEntry[] {
  return rows
    .filter((row) => row.parent_id === parent_id)
    .map((category) => ({ category, children: getTree(rows, category.id) }))
}

export const flatten = (
  tree: readonly TreeEntry[],
  parent_id: number | null = null,
): { id: number; parent_id: number | null }[] =>
  tree.flatMap(({ category, children }) => [{ id: category.id, parent_id }, ...flatten(children, category.id)])

const without = (tree: readonly TreeEntry[], id: number): readonly TreeEntry[] =>
  tree.filter((entry) => entry.category.id !== id).map((entry) => ({ ...entry, children: without(entry.children, id) }))

function find(tree: readonly TreeEntry[], id: number): TreeEntry | undefined {
  for (const entry of tree) {
    const found = entry.category.id === id ? entry : find(entry.children, id)
    if (found) return found
  }
  return undefined
}

export type DropPlace = 'before' | 'after' | 'into'

function put(tree: readonly TreeEntry[], target: number, place: DropPlace, entry: TreeEntry): readonly TreeEntry[] {
  return tree.flatMap((one) => {
    if (one.category.id !== target) return [{ ...one, children: put(one.children, target, place, entry) }]
    if (place === 'into') return [{ ...one, children: [entry, ...one.children] }]
    return place === 'before' ? [entry, one] : [one, entry]
  })
}

/** The tree after a drag and drop; null if a branch would become its own descendant. */
export function dropped(rows: readonly OwnCategory[], dragged: number, target: number, place: DropPlace) {
  const tree = getTree(rows)
  const entry = find(tree, dragged)
  if (!entry || find([entry], target)) return null
  return flatten(put(without(tree, dragged), target, place, entry))
}

/** Categories with indented names, for a select. */
export function indented(tree: readonly TreeEntry[], level = 0): { value: number; label: string }[] {
  return tree.flatMap(({ category, children }) => [
    { value: category.id, label: `${'　'.repeat(level)}${category.name}` },
    ...indented(children, level + 1),
  ])
}
