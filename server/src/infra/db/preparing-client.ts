import { createHash } from 'node:crypto'
import pg from 'pg'

/** Past this many different statements on one connection, further ones run unprepared, so that memory stays bounded. */
const MAX_STATEMENTS = 500

type Forward = (...all: unknown[]) => never

/**
 * Names every parameterised statement, so that PostgreSQL parses and plans it once per connection, and sends `begin`
 * together with the first statement after it: a transaction then needs one round trip less. The pool opens these with
 * `pipeline`, which lets two statements be under way at once.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  #begin_waits = false

  // The overloads of `query` are many; we only look at (text, values) and pass everything else on untouched.
  override query(...args: unknown[]): never {
    const [text] = args
    if (text === 'begin') {
      this.#begin_waits = true
      return answered('BEGIN') as never
    }
    if (!this.#begin_waits) return this.#send(args)
    this.#begin_waits = false
    // A transaction in which nothing was asked.
    if (text === 'commit' || text === 'rollback') return answered(text.toUpperCase()) as never
    return this.#sendAfterBegin(args)
  }

  #sendAfterBegin(args: unknown[]): never {
    const { stream } = (this as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection
    stream.cork()
    try {
      // `begin` itself only fails with the connection, and then what follows it fails as well and says so.
      const begun = (super.query as Forward).call(this, 'begin') as Promise<unknown>
      begun.catch(() => {})
      return this.#send(args)
    } finally {
      stream.uncork()
    }
  }

  #send(args: unknown[]): never {
    const [text, values, ...rest] = args
    const forward = super.query as Forward
    if (typeof text !== 'string' || !Array.isArray(values)) return forward.apply(this, args)
    const name = this.#nameOf(text)
    return name ? forward.call(this, { name, text, values }, ...rest) : forward.apply(this, args)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MAX_STATEMENTS) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    this.#names.set(text, name)
    return name
  }
}

const answered = (command: string) => Promise.resolve({ command, rowCount: null, rows: [] })
