import pg from 'pg'

export interface Statement {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
  /** Told what this statement answered, once all of its batch are done. */
  readonly answered?: ((result: pg.QueryResult) => void) | undefined
  readonly failed?: ((error: Error) => void) | undefined
}

/** What we use of a connection of `pg`; its types describe less. */
interface Wire {
  readonly submittedNamedStatements: Record<string, string>
  _send(message: Uint8Array): void
  sync(): void
}

/** One statement as `pg` sends it and reads its answer. */
interface Reading {
  readonly _result: pg.QueryResult & { _types?: unknown }
  callback: (error?: Error | null) => void
  prepare(wire: Wire): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  readonly _canceledDueToError: Error | false
}

/**
 * Statements that travel together: one round trip however many they are, each answered in turn. They stand or fall as
 * one: behind the first that fails the database skips the rest.
 */
export class BatchQuery implements pg.Submittable {
  readonly #statements: readonly Statement[]
  readonly #readings: readonly Reading[]
  #at = 0
  #unsendable: Error | null = null
  /** `pg` looks for one; answers go to the statements instead. */
  readonly callback = () => {}

  constructor(statements: readonly Statement[], types: Pick<pg.Client, 'getTypeParser'>) {
    this.#statements = statements
    this.#readings = statements.map(({ name, text, values }) => {
      const reading = new pg.Query({ ...(name ? { name } : {}), text, values: [...values] }) as unknown as Reading
      reading._result._types = types
      // Called when a value cannot be written: what went before it is answered, then all of them fail.
      reading.callback = (error) => {
        this.#unsendable ??= error ?? null
      }
      return reading
    })
  }

  /** The statement whose answer is being read: `pg` notes under its name that it is prepared. */
  get name(): string | undefined {
    return this.#statements[this.#at]?.name
  }

  get text(): string | undefined {
    return this.#statements[this.#at]?.text
  }

  submit(connection: unknown): void {
    const wire = connection as Wire
    const messages: Uint8Array[] = []
    // The same line, which gathers what is said, without the mark that ends a batch: it comes once behind all of them.
    const gathering: Wire = Object.create(wire, {
      _send: { value: (message: Uint8Array) => void messages.push(message) },
      sync: { value: () => {} },
    })
    for (const reading of this.#readings) if (!this.#unsendable) reading.prepare(gathering)
    wire.sync.call(Object.create(wire, { _send: { value: (message: Uint8Array) => void messages.push(message) } }))
    // In one piece: each piece that goes out costs the system a call.
    wire._send(Buffer.concat(messages))
  }

  handleRowDescription(message: unknown): void {
    this.#readings[this.#at]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#readings[this.#at]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    this.#readings[this.#at]?.handleCommandComplete(message, connection as Wire)
    this.#at++
  }

  handleEmptyQuery(): void {
    this.#at++
  }

  handleReadyForQuery(): void {
    const unreadable = this.#readings.find((reading) => reading._canceledDueToError)?._canceledDueToError
    const error = this.#unsendable ?? unreadable
    if (error) return this.#failAll(error)
    for (const [at, { answered }] of this.#statements.entries()) {
      const reading = this.#readings[at]
      if (reading) answered?.(reading._result)
    }
  }

  handleError(error: Error, connection?: unknown): void {
    // Those behind it were not looked at, so they are not prepared either.
    const submitted = (connection as Wire | undefined)?.submittedNamedStatements
    for (const { name } of this.#statements.slice(this.#at)) if (name && submitted) delete submitted[name]
    this.#failAll(error)
  }

  #failAll(error: Error): void {
    for (const { failed } of this.#statements) failed?.(error)
  }
}
