import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import type { Envelope } from '@inkroute/contract/envelope'
import { languageOfPath, readStoredLanguage } from '../text/stored-language.ts'
import { isPublicPath } from '../text/zones.ts'
import { ApiError, toWire } from './request.ts'
import { readToken, type SessionSlot } from './session-store.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Idempotency key: repeated writes with the same key take effect once. */
  readonly idempotency_key?: string
  /** Whose token to send. Staff endpoints always use the staff token. */
  readonly slot?: SessionSlot
  /** A background call, which must not keep the session alive. */
  readonly background?: boolean
  /** For endpoints that take a file as their body. */
  readonly file?: Blob
}

/** A public page uses the language of its path, regardless of the console's. */
const currentLanguage = () => {
  const { pathname } = window.location
  return isPublicPath(pathname) ? languageOfPath(pathname) : readStoredLanguage()
}

/** Without `randomUUID`, which pages without TLS do not have. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
const moneyKeys = new Map<string, string>()

/** The same input carries the same key until it is answered, however often a shaky connection makes people press again. */
function moneyKey({ moves_money }: Endpoint, what: string): string | undefined {
  if (moves_money !== 'keyed') return undefined
  const key = moneyKeys.get(what) ?? newKey()
  moneyKeys.set(what, key)
  return key
}

/** Calls an endpoint of the contract. The only place in the web app that fetches from `/req`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const { method, path, body } = toWire(endpoint, input)
  const what = `${method} ${path} ${JSON.stringify(body)}`
  const slot = options.slot ?? (endpoint.access === 'staff' ? 'staff' : 'seller')
  const token = readToken(slot)
  const headers = new Headers({ 'accept-language': currentLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body) headers.set('content-type', 'application/json')
  if (options.background) headers.set('x-background', '1')
  if (options.file) headers.set('content-type', 'application/octet-stream')
  const key = options.idempotency_key ?? moneyKey(endpoint, what)
  if (key) headers.set('idempotency-key', key)
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(options.file ? { body: options.file } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, {}, slot)
  }
  let envelope: Envelope<Reply<E>>
  try {
    envelope = (await response.json()) as Envelope<Reply<E>>
  } catch {
    throw new ApiError(response.status, {}, slot)
  }
  // Until then nobody knows whether it happened: asked again, it is the same call.
  if (response.status < 500 && envelope.error !== 'idempotency_running') moneyKeys.delete(what)
  if (response.status !== 200 || envelope.status_code !== 200) {
    const refusal = new ApiError(response.status, envelope as Envelope<never>, slot)
    refusal.again = (change) => call(endpoint, { ...(input as object), ...change } as CallInput<E>, { slot })
    throw refusal
  }
  return envelope.data
}
