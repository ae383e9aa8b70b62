import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { isWorthRetrying, reportFailure } from '../shared/api/failure.ts'
import { useSession } from '../shared/api/session-store.ts'

class FreshQueryClient extends QueryClient {
  /**
   * Cancels a first request that started before the change: its result would arrive late and be cached as fresh.
   * Its observers get the refetch instead. (The library refetches queries that already have data.)
   */
  override invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      const is_first = query.state.data === undefined && query.state.fetchStatus === 'fetching'
      if (is_first && query.isActive()) void query.cancel({ silent: true })
    }
    return super.invalidateQueries(filters, options)
  }
}

function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    queryCache: new QueryCache({ onError: (error, query) => reportFailure(error, query.meta?.quiet === true) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => reportFailure(error, mutation.meta?.quiet === true),
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: isWorthRetrying,
        // Offline, the library would pause silently; a failure can be shown and retried later.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A write attempted offline fails. Replaying it later would surprise the person, or pay twice.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Cached data belongs to one person and is cleared with the session. */
function followSessions(client: QueryClient): void {
  useSession.subscribe((now, before) => {
    for (const slot of ['token', 'staff_token'] as const) {
      if (before[slot] === undefined || now[slot] === before[slot]) continue
      if (!now[slot]) client.clear()
      else if (before[slot]) void client.resetQueries()
      else void client.invalidateQueries()
    }
  })
}

let browserClient: QueryClient | undefined

/** One per browser; on the server a new one per page, so no visitor sees another's data. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  if (!browserClient) {
    browserClient = createQueryClient()
    followSessions(browserClient)
  }
  return browserClient
}
