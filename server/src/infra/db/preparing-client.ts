import { createHash } from 'node:crypto'
import pg from 'pg'

/** Past this many different statements on one connection, further ones run unprepared, so that memory stays bounded. */
const MAX_STATEMENTS = 500

/** Names every parameterised statement, so that PostgreSQL parses and plans it once per connection. */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()

  // The overloads of `query` are many; we only look at (text, values) and pass everything else on untouched.
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const forward = super.query as (...all: unknown[]) => never
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
