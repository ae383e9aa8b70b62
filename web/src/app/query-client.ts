import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../shared/api/request.ts'
import { handleApiError } from './api-error-policy.ts'

const onError = (error: unknown, quiet: unknown) => {
  if (error instanceof ApiError && (!quiet || error.http === 401)) handleApiError(error)
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta?.quiet) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => onError(error, mutation.meta?.quiet),
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        // A refusal stays a refusal; only an unanswered call is worth another try.
        retry: (count, error) => error instanceof ApiError && error.http === 0 && count < 2,
      },
    },
  })
}

let browserClient: QueryClient | undefined

/** One for the browser's life; on the server a fresh one for each page, so that no visitor sees another's data. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
