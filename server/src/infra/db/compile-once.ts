import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

type Row = Readonly<Record<string, unknown>>

/** A placeholder for a value while a statement is built: the path of the value in the arguments. */
class Placeholder {
  readonly path: readonly (string | number)[]

  constructor(path: readonly (string | number)[]) {
    this.path = path
  }

  in(values: unknown): unknown {
    let found = values
    for (const step of this.path) found = (found as Record<string | number, unknown>)[step]
    return found
  }
}

/** Longer lists of rows are compiled each time: hardly two have the same length. */
const MAX_ROWS = 3
const MAX_SHAPES = 50

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value) && isRow(value[0])

/**
 * What determines the text of a statement: the names of columns and the number of rows, at every depth. Null if there are
 * too many rows to cache.
 */
function findShape(value: Row): string | null {
  let shape = ''
  for (const name in value) {
    const inner = value[name]
    if (inner === undefined) continue
    shape += `${name},`
    const rows = isRow(inner) ? [inner] : isRows(inner) ? inner : []
    if (rows.length > MAX_ROWS) return null
    for (const row of rows) {
      const nested = findShape(row)
      if (nested === null) return null
      shape += rows === inner ? `[${nested}]` : `{${nested}}`
    }
  }
  return shape
}

function placeholdersIn(value: unknown, path: readonly (string | number)[]): unknown {
  if (isRows(value)) return value.map((row, at) => placeholdersIn(row, [...path, at]))
  if (!isRow(value)) return new Placeholder(path)
  const named = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(named.map(([name, inner]) => [name, placeholdersIn(inner, [...path, name])]))
}

/**
 * For frequent statements: compiled on the first call and for every new set of columns; after that only values are filled
 * in. `build` must not look at values, only pass them on: it gets placeholders. Plain objects and lists of them are rows,
 * whose columns it may see; everything else is one value.
 */
export function compileOnce<V extends object, O>(
  build: (db: Db, values: V) => { compile(db: Db): CompiledQuery<O> },
): (db: Db, values: V) => CompiledQuery<O> {
  const known = new Map<string, CompiledQuery<O>>()
  return (db, values) => {
    const shape = findShape(values as Row)
    if (shape === null) return build(db, values).compile(db)
    const built = known.get(shape)
    if (built) return filled(built, values)
    if (known.size >= MAX_SHAPES) return build(db, values).compile(db)
    const query = build(db, placeholdersIn(values, []) as V).compile(db)
    known.set(shape, query)
    return filled(query, values)
  }
}

const filled = <O>(query: CompiledQuery<O>, values: unknown): CompiledQuery<O> => ({
  ...query,
  parameters: query.parameters.map((one) => (one instanceof Placeholder ? one.in(values) : one)),
})
