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

/** How `pg` reads the rows of a statement: follows from the columns it answers with. */
export type Shape = Pick<Reading['_result'], 'fields' | '_parsers' | '_prebuiltEmptyResultObject'>

/** One statement as `pg` sends it and reads its answer. */
interface Reading {
  name: string | undefined
  _accumulateRows: boolean
  readonly _result: pg.QueryResult & { _types?: unknown; _parsers?: unknown; _prebuiltEmptyResultObject?: unknown }
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
  readonly #shapes: Map<string, Shape>
  readonly #over: () => void

  /** `over` is called when the next batch may go. `shapes` are those of statements prepared on this connection. */
  constructor(statements: readonly Statement[], types: pg.Client, shapes: Map<string, Shape>, over: () => void) {
    this.#statements = statements
    this.#shapes = shapes
    this.#over = over
    this.#readings = statements.map(({ name, text, values }) => {
      const reading = new pg.Query(text, values as unknown[]) as unknown as Reading
      reading.name = name
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
    const gather = { value: (message: Uint8Array) => void messages.push(message) }
    // The same line, which gathers what is said, without the mark that ends a batch: it comes once behind all of them.
    // Nor does a value that cannot be written cost its statement the preparation.
    const nothing = { value: () => {} }
    const gathering: Wire = Object.create(wire, { _send: gather, sync: nothing, close: nothing })
    const described: Wire = Object.create(gathering, { describe: nothing })
    for (const reading of this.#readings) {
      if (this.#unsendable) break
      // What a prepared statement answers with is known from its first time: the database need not say it again.
      const shape = this.#shapes.get(reading.name ?? '')
      if (shape) {
        reading._accumulateRows = true
        Object.assign(reading._result, shape)
      }
      reading.prepare(shape ? described : gathering)
    }
    wire.sync.call(Object.create(wire, { _send: gather }))
    // In one piece: each piece that goes out costs the system a call.
    wire._send(Buffer.concat(messages))
  }

  handleRowDescription(message: unknown): void {
    const reading = this.#readings[this.#at]
    reading?.handleRowDescription(message)
    if (!reading?.name) return
    const { fields, _parsers, _prebuiltEmptyResultObject } = reading._result
    this.#shapes.set(reading.name, { fields, _parsers, _prebuiltEmptyResultObject })
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
    this.#over()
  }

  handleError(error: Error, connection?: unknown): void {
    // Those behind it were not looked at, so they are not prepared either.
    const submitted = (connection as Wire | undefined)?.submittedNamedStatements
    for (const { name } of this.#statements.slice(this.#at)) if (name && submitted) delete submitted[name]
    this.#failAll(error)
  }

  #failAll(error: Error): void {
    for (const { failed } of this.#statements) failed?.(error)
    this.#over()
  }
}
