import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

type Row = Readonly<Record<string, unknown>>

/** Stands for a value while a statement is built: where it is found among the values of a call. */
class Place {
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

/** A list of more rows than this is built anew: hardly two of them are of one length. */
const MOST_ROWS = 3
const MOST_SHAPES = 50

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value) && isRow(value[0])

/**
 * What decides the text of a statement: names of columns and how many rows, at every depth. Null where it is not worth
 * keeping: rows nested in rows or in an object count as much as those at the top.
 */
function shapeOf(value: Row): string | null {
  let shape = ''
  for (const name in value) {
    const inner = value[name]
    if (inner === undefined) continue
    shape += `${name},`
    const rows = isRow(inner) ? [inner] : isRows(inner) ? inner : []
    if (rows.length > MOST_ROWS) return null
    for (const row of rows) {
      const nested = shapeOf(row)
      if (nested === null) return null
      shape += rows === inner ? `[${nested}]` : `{${nested}}`
    }
  }
  return shape
}

function placesIn(value: unknown, path: readonly (string | number)[]): unknown {
  if (isRows(value)) return value.map((row, at) => placesIn(row, [...path, at]))
  if (!isRow(value)) return new Place(path)
  const named = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(named.map(([name, inner]) => [name, placesIn(inner, [...path, name])]))
}

/**
 * A statement that is run all day: its text is put together at the first call and for every other set of columns; after
 * that only values are filled in. `build` must not look at values, only pass them on: it is shown stand-ins. Plain objects
 * and lists of them are rows, whose columns it may see; everything else is one value.
 */
export function compileOnce<V extends object, O>(
  build: (db: Db, values: V) => { compile(db: Db): CompiledQuery<O> },
): (db: Db, values: V) => CompiledQuery<O> {
  const known = new Map<string, CompiledQuery<O>>()
  return (db, values) => {
    const shape = shapeOf(values as Row)
    if (shape === null) return build(db, values).compile(db)
    const built = known.get(shape)
    if (built) return filled(built, values)
    if (known.size >= MOST_SHAPES) return build(db, values).compile(db)
    const query = build(db, placesIn(values, []) as V).compile(db)
    known.set(shape, query)
    return filled(query, values)
  }
}

const filled = <O>(query: CompiledQuery<O>, values: unknown): CompiledQuery<O> => ({
  ...query,
  parameters: query.parameters.map((one) => (one instanceof Place ? one.in(values) : one)),
})
