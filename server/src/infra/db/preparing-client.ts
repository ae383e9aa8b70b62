import { createHash } from 'node:crypto'
import pg from 'pg'
import { BatchQuery, type Shape, type Statement } from './batch-query.ts'

/** Past this many different statements on one connection, further ones run unprepared, so that memory stays bounded. */
const MAX_STATEMENTS = 500

const BEGIN = 'begin'

/** What a statement answers that was not sent. */
const nothing = (text: string): pg.QueryResult => ({
  ...{ command: text.toUpperCase(), rowCount: null, oid: 0, fields: [], rows: [] },
})

/**
 * Names every parameterised statement, so that PostgreSQL parses and plans it once per connection. The beginning of a
 * transaction and statements that are held wait for the next one and travel with it; what is asked while others are under
 * way is gathered and goes when they are back.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  readonly #shapes = new Map<string, Shape>()
  #held: Statement[] = []
  #is_under_way = false
  #is_wanted = false

  // The overloads of `query` are many; we only look at (text, values) and pass everything else on untouched.
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) {
      this.#send()
      return (super.query as (...all: unknown[]) => never).apply(this, args)
    }
    return this.run(text, values) as never
  }

  run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (text === BEGIN) {
      this.hold({ text, values })
      return Promise.resolve(nothing(BEGIN))
    }
    // Of a transaction that has not begun nothing is to be undone, and one that has said nothing needs no commit.
    const has_begun = this.#held[0]?.text !== BEGIN
    if (text === 'rollback') this.#giveUp()
    if (!has_begun && (text === 'rollback' || (text === 'commit' && this.#held.length === 1))) {
      this.#giveUp()
      return Promise.resolve(nothing(text))
    }
    return this.#ask(text, values)
  }

  /** Sends a statement with the next one. */
  hold(statement: Omit<Statement, 'name'>): void {
    this.#held.push({ ...statement, name: this.#nameOf(statement.text) })
  }

  /** Sends what is held now, or as soon as what is under way is back. */
  sendHeld(): void {
    if (this.#is_under_way) this.#is_wanted = true
    else this.#send()
  }

  /** What is held is not sent any more. */
  #giveUp(): void {
    for (const { failed } of this.#held.splice(0)) failed?.(new Error('the transaction was given up'))
  }

  #ask(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    return new Promise<pg.QueryResult>((answered, failed) => {
      this.hold({ text, values, answered, failed })
      this.sendHeld()
    }).catch((error) => {
      // The way to whoever asked, instead of the way to the socket.
      Error.captureStackTrace(error)
      throw error
    })
  }

  #send(): void {
    const statements = this.#held.splice(0)
    if (statements.length === 0) return
    this.#is_under_way = true
    const over = () => {
      this.#is_under_way = false
      if (!this.#is_wanted) return
      this.#is_wanted = false
      this.#send()
    }
    const forward = super.query as (batch: BatchQuery) => BatchQuery
    forward.call(this, new BatchQuery(statements, this, this.#shapes, over))
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MAX_STATEMENTS) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    this.#names.set(text, name)
    return name
  }
}
