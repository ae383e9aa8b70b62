import type { CallInput, Endpoint } from '@inkroute/contract/endpoint'
import type { Envelope, FieldProblem } from '@inkroute/contract/envelope'
import type { SessionSlot } from './session-store.ts'

/** Why a call failed. `status_code` 0 means there was no response. */
export class ApiError extends Error {
  readonly http: number
  readonly status_code: number
  /** Name in the error catalogue; '' when the network failed. */
  readonly code: string
  readonly problems: readonly FieldProblem[]
  readonly request_id: string
  /** The session the call was made in, so that an expiry ends only that one. */
  readonly slot: SessionSlot
  /** Repeats the call with changed input, for refusals that offer an alternative. */
  again: ((change: Record<string, unknown>) => Promise<unknown>) | null = null

  /** A document of this many pages was sent, and one has to be chosen. */
  pages: number | null = null

  constructor(http: number, envelope: Partial<Envelope<{ problems?: FieldProblem[] }>>, slot: SessionSlot = 'seller') {
    super(envelope.msg ?? '')
    this.name = 'ApiError'
    this.http = http
    this.status_code = envelope.status_code ?? 0
    this.code = envelope.error ?? ''
    this.problems = envelope.data?.problems ?? []
    this.request_id = envelope.request_id ?? ''
    this.slot = slot
  }
}

export interface WireRequest {
  readonly method: string
  readonly path: string
  readonly body: Record<string, unknown> | undefined
}

const appendValue = (params: URLSearchParams, key: string, value: unknown) => {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) for (const item of value) params.append(key, String(item))
  else params.append(key, String(value))
}

/** Splits an input into path, query and body as the endpoint defines them. */
export function toWire<E extends Endpoint>(endpoint: E, input: CallInput<E>): WireRequest {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (endpoint.method !== 'GET' && !endpoint.file_max_bytes)
    return { method: endpoint.method, path: `/req${path}`, body: rest }
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(rest)) appendValue(params, key, value)
  const query = params.toString()
  return { method: endpoint.method, path: `/req${path}${query ? `?${query}` : ''}`, body: undefined }
}
