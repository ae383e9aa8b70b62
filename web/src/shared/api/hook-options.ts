import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import type { ApiError } from './request.ts'

export interface QueryOptions {
  readonly enabled?: boolean
  readonly stale_ms?: number
  /** Shows its own error; the common handler stays silent. */
  readonly quiet?: boolean
  readonly refetch_ms?: number
}

export interface SendOptions<E extends Endpoint> {
  /** Endpoints whose answers this write changes. */
  readonly refetch?: readonly Endpoint[]
  readonly quiet?: boolean
  readonly onSuccess?: (reply: Reply<E>, input: CallInput<E>) => void
  readonly onError?: (error: ApiError) => void
}
