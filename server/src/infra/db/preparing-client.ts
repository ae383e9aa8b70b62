import { createHash } from 'node:crypto'
import pg from 'pg'
import { type HeldStatement, HOLD, SEND } from './batch.ts'
import { BatchQuery, type Statement } from './batch-query.ts'

/** Past this many different statements on one connection, further ones run unprepared, so that memory stays bounded. */
const MAX_STATEMENTS = 500

/** What a statement that was not sent answers. */
const nothing = (command: string): Partial<pg.QueryResult> => ({ command, rowCount: null, rows: [] })

/**
 * Names every parameterised statement, so that PostgreSQL parses and plans it once per connection. The beginning of a
 * transaction and statements that are held (see batch.ts) wait for the next one and travel with it.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  #held: Statement[] = []

  // The overloads of `query` are many; we only look at (text, values) and pass everything else on untouched.
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const forward = super.query as (...all: unknown[]) => never
    if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) {
      this.#sendHeld()
      return forward.apply(this, args)
    }
    const answer = this.#answerUnsent(text, values)
    if (answer) return answer as never
    const name = this.#nameOf(text)
    if (this.#held.length > 0) return this.#sendWith({ name, text, values }) as never
    return name ? forward.call(this, { name, text, values }) : forward.apply(this, args)
  }

  /** Answers what need not go to the database now, or not at all. */
  #answerUnsent(text: string, values: readonly unknown[]): Promise<Partial<pg.QueryResult>> | undefined {
    if (text === 'begin') this.#held = [{ name: this.#nameOf(text), text, values }]
    else if (text === HOLD) {
      const { sql, parameters, answered, failed } = values[0] as HeldStatement
      this.#held.push({ name: this.#nameOf(sql), text: sql, values: parameters, answered, failed })
    } else if (text === SEND) this.#sendHeld()
    else if ((text === 'rollback' || text === 'commit') && this.#held[0]?.text === 'begin' && this.#isIdle(text)) {
      // Of a transaction that has not begun nothing is to be undone.
      const dropped = this.#held.splice(0)
      for (const { failed } of dropped) failed?.(new Error('the transaction was given up'))
    } else return undefined
    return Promise.resolve(nothing(text.toUpperCase()))
  }

  #isIdle(end: 'rollback' | 'commit'): boolean {
    return end === 'rollback' || this.#held.length === 1
  }

  #sendHeld(): void {
    const statements = this.#held.splice(0)
    if (statements.length === 0) return
    const forward = super.query as (batch: BatchQuery) => BatchQuery
    forward.call(this, new BatchQuery(statements, this))
  }

  #sendWith(statement: Statement): Promise<pg.QueryResult> {
    return new Promise<pg.QueryResult>((answered, failed) => {
      this.#held.push({ ...statement, answered, failed })
      this.#sendHeld()
    }).catch((error) => {
      // The way to whoever asked, instead of the way to the socket.
      Error.captureStackTrace(error)
      throw error
    })
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MAX_STATEMENTS) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    this.#names.set(text, name)
    return name
  }
}
