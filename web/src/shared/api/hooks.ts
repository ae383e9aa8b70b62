import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import {
  keepPreviousData,
  type QueryFunctionContext,
  type QueryKey,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { invalidateAnswers } from './answers.ts'
import { call } from './client.ts'
import { countPending } from './pending-calls.ts'
import type { ApiError } from './request.ts'

export interface QueryOptions {
  readonly enabled?: boolean
  readonly stale_ms?: number
  /** The caller shows the error; the common handler stays silent. */
  readonly quiet?: boolean
  readonly refetch_ms?: number
}

export interface SendOptions<E extends Endpoint> {
  /** Endpoints whose cached answers this write invalidates. */
  readonly refetch?: readonly Endpoint[]
  readonly quiet?: boolean
  readonly onSuccess?: (reply: Reply<E>, input: CallInput<E>) => void
  readonly onError?: (error: ApiError) => void
}

/** Keys derive from the endpoint, so a write can name what to refetch without knowing the screens. */
export const getKey = <E extends Endpoint>(endpoint: E, input?: CallInput<E>): QueryKey =>
  input === undefined ? [endpoint.path] : [endpoint.path, input]

export const toQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E>, background = false) => ({
  queryKey: getKey(endpoint, input),
  queryFn: ({ signal, client, queryKey, meta }: QueryFunctionContext) =>
    countPending(meta?.quiet !== true && client.getQueryData(queryKey) === undefined, () =>
      call(endpoint, input, { signal, background }),
    ),
})

/** Null as input makes no call: what to ask for is not known yet. */
export function useCall<E extends Endpoint>(endpoint: E, input: CallInput<E> | null, options: QueryOptions = {}) {
  // Polling is no sign of activity.
  const is_background = options.refetch_ms !== undefined
  return useQuery<Reply<E>, ApiError>({
    ...(input === null
      ? { queryKey: [endpoint.path, null], queryFn: skipToken }
      : toQuery(endpoint, input, is_background)),
    placeholderData: keepPreviousData,
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.stale_ms === undefined ? {} : { staleTime: options.stale_ms }),
    ...(options.refetch_ms === undefined ? {} : { refetchInterval: options.refetch_ms }),
    meta: { quiet: options.quiet === true },
  })
}

export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions<E> = {}) {
  const client = useQueryClient()
  return useMutation<Reply<E>, ApiError, CallInput<E>>({
    mutationFn: (input) => countPending(options.quiet !== true, () => call(endpoint, input)),
    meta: { quiet: options.quiet === true },
    onSuccess: async (reply, input) => {
      // Public parts of the screen have their own cache, see `light-hooks.ts`.
      invalidateAnswers(options.refetch ?? [])
      for (const changed of options.refetch ?? []) await client.invalidateQueries({ queryKey: getKey(changed) })
      options.onSuccess?.(reply, input)
    },
    ...(options.onError ? { onError: options.onError } : {}),
  })
}
