import type { z } from 'zod'

/** Who may call: `public` no token, `seller` a seller's or sub-account's token, `both` either, `staff` platform staff. */
export type Access = 'public' | 'seller' | 'both' | 'staff'

/** Buckets of the request limiter. Everything else falls into `normal`. */
export type RateClass = 'normal' | 'login' | 'sms' | 'upload' | 'search' | 'preview'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Endpoint<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType, A extends Access = Access> {
  readonly method: Method
  /** Path below `/req`, with `{name}` for parameters. Parameters, query and body arrive merged in `input`. */
  readonly path: string
  readonly access: A
  readonly summary: string
  /** A button permission a sub-account needs, by its name in `permission-tree.ts`. */
  readonly permission?: string
  /** Another that will do as well: two screens share the call. */
  readonly or_permission?: string
  readonly rate?: RateClass
  /**
   * Money moves in this call. `keyed`: in each call again, so it needs an `Idempotency-Key`, and one sent twice happens
   * once. `once`: a second call finds it done, by the state of what it is about. No other call may move money.
   */
  readonly moves_money?: 'keyed' | 'once'
  /**
   * Refused to staff who see the console as a seller: a GET that changes something, hands out a file or personal
   * documents, or calls an outside service with the seller's credentials. Other methods are always refused to them.
   */
  readonly hidden_from_view?: true
  /**
   * A read of staff whose reply tells how to reach sellers or buyers, or where they live, or holds their documents:
   * who read whose is recorded. Writes are recorded anyway.
   */
  readonly shows_contacts?: true
  /** The body is one file of at most this size, as it is; the input travels in path and query. */
  readonly file_max_bytes?: number
  /** Where the schema cannot tell what a body may weigh, or tells too little: its bytes and the values in its JSON. */
  readonly body_max?: { readonly bytes: number; readonly values?: number }
  readonly input: I
  readonly reply: R
}

/** A design, a product or a price table: one document of very many small parts. */
export const DOCUMENT_BODY = { bytes: 2 * 1024 * 1024, values: 100_000 } as const

export function endpoint<I extends z.ZodType, R extends z.ZodType, const A extends Access>(
  definition: Endpoint<I, R, A>,
): Endpoint<I, R, A> {
  return definition
}

/** What a handler receives, after parsing. */
export type Input<E extends Endpoint> = z.output<E['input']>
/** What a caller may send, before defaults are filled in. */
export type CallInput<E extends Endpoint> = z.input<E['input']>
export type Reply<E extends Endpoint> = z.output<E['reply']>
