/** A place in a document: object keys, and indexes of arrays. */
export type Path = readonly (string | number)[]

type Tree = Record<string | number, unknown>

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? (part as Tree)[step] : undefined),
    document,
  )
}

/** The document with one place changed; everything else stays the same object, so that React can skip it. */
export function withValue<D>(document: D, path: Path, value: unknown): D {
  const [step, ...rest] = path
  if (step === undefined) return value as D
  if (Array.isArray(document)) {
    return document.map((part, index) => (index === Number(step) ? withValue(part, rest, value) : part)) as D
  }
  const tree = (document ?? {}) as Tree
  return { ...tree, [step]: withValue(tree[step], rest, value) } as D
}

/** `items.3.weight_g`, as the server names fields. */
export const getField = (path: Path): string => path.join('.')

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, index) => isSame(part, b[index]))
  }
  if (!isTree(a) || !isTree(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key], b[key]))
}
