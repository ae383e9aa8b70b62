import { createHash } from 'node:crypto'
import pg from 'pg'
import { tracedQuery } from '../trace/trace.ts'

/** How pg turns a value into what it sends; its types do not mention it. */
const { prepareValue } = (pg as typeof pg & { readonly utils: { prepareValue(value: unknown): unknown } }).utils

/** Further statements on a connection run unprepared, so that memory stays bounded. */
const MAX_PREPARED = 500

/** Names parameterised statements, so that PostgreSQL parses and plans each once per connection. */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()

  // `query` has many overloads; only (text, values) without a callback is ours to name.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args
    const is_ours = typeof text === 'string' && Array.isArray(values) && callback === undefined
    return (
      is_ours ? this.run(text, values) : (super.query as (...args: unknown[]) => never).apply(this, args)
    ) as never
  }

  /**
   * Throws before anything is sent if a value cannot be serialised: pg itself would close the prepared statement and go
   * on to take it for prepared.
   */
  run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const sendable = values.map((value) => prepareValue(value))
    return tracedQuery(text, () => super.query({ name: this.nameOf(text), text, values: sendable }))
  }

  protected nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MAX_PREPARED) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    this.#names.set(text, name)
    return name
  }
}

/** Behind a transaction pooler the next statement may run on another connection, which knows no name of ours. */
export class UnnamedClient extends PreparingClient {
  protected override nameOf(): undefined {
    return undefined
  }
}
