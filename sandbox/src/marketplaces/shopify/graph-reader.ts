/** The selection of a query: field names with their sub-selections; null for scalar values. */
export interface Selection {
  readonly [field: string]: Selection | null
}

export interface Question {
  readonly kind: 'query' | 'mutation'
  /** The one field at the top. */
  readonly root: string
  readonly selection: Selection | null
  /** Directives of the top field, each with the variable of its argument. */
  readonly directives: Readonly<Record<string, string>>
}

const TOKENS = /[A-Za-z_][A-Za-z0-9_]*|\.\.\.|[{}()[\]:!$=,@]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?/g

class Reader {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(text: string) {
    this.#tokens = text.match(TOKENS) ?? []
  }

  peek(): string {
    return this.#tokens[this.#at] ?? ''
  }

  take(): string {
    this.#at += 1
    return this.#tokens[this.#at - 1] ?? ''
  }

  expect(token: string): void {
    if (this.take() !== token) throw new Error(`expected ${token}`)
  }

  /** Arguments and variable declarations are checked elsewhere: over the variables that came. */
  skipBrackets(): void {
    if (this.peek() !== '(') return
    let depth = 0
    do {
      const token = this.take()
      if (token === '') throw new Error('unexpected end')
      if (token === '(') depth += 1
      if (token === ')') depth -= 1
    } while (depth > 0)
  }

  /** `@name(argument: $variable)`, as often as it comes. */
  directives(): Record<string, string> {
    const found: Record<string, string> = {}
    while (this.peek() === '@') {
      this.take()
      const name = this.take()
      const from = this.#at
      this.skipBrackets()
      const inside = this.#tokens.slice(from, this.#at)
      found[name] = inside[inside.indexOf('$') + 1] ?? ''
    }
    return found
  }

  /** The directives of the fields at the top. */
  top: Record<string, string> = {}

  selection(depth = 0): Selection {
    this.expect('{')
    const fields: Record<string, Selection | null> = {}
    while (this.peek() !== '}') {
      if (this.peek() === '...') {
        this.take()
        this.expect('on')
        this.take()
        Object.assign(fields, this.selection(depth + 1))
        continue
      }
      const name = this.take()
      if (!/^[A-Za-z_]/.test(name)) throw new Error(`unexpected ${name || 'end'}`)
      this.skipBrackets()
      const directives = this.directives()
      if (depth === 0) this.top = directives
      fields[name] = this.peek() === '{' ? this.selection(depth + 1) : null
    }
    this.expect('}')
    return fields
  }
}

/** Reads one operation with one top-level field, which is all that apps send. Throws a description of what is wrong. */
export function readQuestion(text: string): Question {
  const reader = new Reader(text)
  let kind: Question['kind'] = 'query'
  if (reader.peek() === 'query' || reader.peek() === 'mutation') {
    kind = reader.take() as Question['kind']
    if (reader.peek() !== '{' && reader.peek() !== '(') reader.take()
    reader.skipBrackets()
  }
  const roots = Object.entries(reader.selection())
  if (reader.peek() !== '') throw new Error(`unexpected ${reader.peek()}`)
  const [first] = roots
  if (!first || roots.length !== 1) throw new Error('expected one field at the top')
  return { kind, root: first[0], selection: first[1], directives: reader.top }
}

/** Reduces a value to the selected fields. Unknown fields are refused, as the schema would. */
export function project(value: unknown, selection: Selection | null, path: string): unknown {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((entry) => project(entry, selection, path))
  if (typeof value !== 'object') {
    if (selection !== null) throw new Error(`${path} has no fields`)
    return value
  }
  if (selection === null) throw new Error(`${path} needs a selection`)
  const known = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(selection).map(([name, below]) => {
      if (!(name in known)) throw new Error(`Field '${name}' doesn't exist on '${path}'`)
      return [name, project(known[name], below, `${path}.${name}`)]
    }),
  )
}
