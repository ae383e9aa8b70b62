import { isSame, isTree, type Path } from './paths.view.ts'

export interface Difference {
  readonly path: Path
  readonly before: unknown
  readonly after: unknown
}

export interface Conflict {
  readonly path: Path
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

type Identify = (entry: unknown) => string | null

/** Entries of a list that can be recognised after others were added or removed. */
const isListed = (list: unknown, identify: Identify): list is readonly unknown[] =>
  Array.isArray(list) && list.every((entry) => identify(entry) !== null)

const byIdentity = (list: readonly unknown[], identify: Identify) =>
  new Map(list.map((entry) => [identify(entry) ?? '', entry]))

const getKeys = (...trees: readonly object[]): string[] => [...new Set(trees.flatMap((tree) => Object.keys(tree)))]

/** Every place where two documents differ, as deep as they can be compared. */
export function differences(before: unknown, after: unknown, identify: Identify, path: Path = []): Difference[] {
  if (isSame(before, after)) return []
  if (isTree(before) && isTree(after)) {
    return getKeys(before, after).flatMap((key) => differences(before[key], after[key], identify, [...path, key]))
  }
  const is_list = isListed(before, identify) && isListed(after, identify)
  if (!is_list || (before.length === 0 && after.length === 0)) return [{ path, before, after }]
  const old = byIdentity(before, identify)
  const now = byIdentity(after, identify)
  const found = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    differences(old.get(key), now.get(key), identify, [...path, key]),
  )
  // The same entries in another order.
  return found.length > 0 ? found : [{ path, before: [...old.keys()], after: [...now.keys()] }]
}

export interface Merged<D> {
  readonly document: D
  readonly conflicts: readonly Conflict[]
}

type Choose = (path: Path) => 'mine' | 'theirs'

interface Work {
  readonly identify: Identify
  readonly choose: Choose
  readonly conflicts: Conflict[]
}

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: Path,
  work: Work,
): unknown[] {
  const [old, own, other] = [base, mine, theirs].map((list) => byIdentity(list, work.identify)) as [
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
  ]
  const is_reordered = !isSame([...old.keys()], [...own.keys()])
  const order = is_reordered ? [...own.keys(), ...other.keys()] : [...other.keys(), ...own.keys()]
  return [...new Set(order)].flatMap((key) => {
    const entry = mergeAt(old.get(key), own.get(key), other.get(key), [...path, key], work)
    return entry === undefined ? [] : [entry]
  })
}

function mergeAt(base: unknown, mine: unknown, theirs: unknown, path: Path, work: Work): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  if (isTree(mine) && isTree(theirs)) {
    const old = isTree(base) ? base : {}
    return Object.fromEntries(
      getKeys(mine, theirs).map((key) => [key, mergeAt(old[key], mine[key], theirs[key], [...path, key], work)]),
    )
  }
  if (isListed(mine, work.identify) && isListed(theirs, work.identify) && isListed(base, work.identify)) {
    return mergeLists(base, mine, theirs, path, work)
  }
  work.conflicts.push({ path, base, mine, theirs })
  return work.choose(path) === 'mine' ? mine : theirs
}

/**
 * Joins two changes of the same document. A place that only one of them changed takes that change; where both did, it
 * is a conflict and `choose` decides.
 */
export function mergeDocuments<D>(
  documents: { readonly base: D; readonly mine: D; readonly theirs: D },
  identify: Identify,
  choose: Choose = () => 'mine',
): Merged<D> {
  const work: Work = { identify, choose, conflicts: [] }
  const document = mergeAt(documents.base, documents.mine, documents.theirs, [], work) as D
  return { document, conflicts: work.conflicts }
}
