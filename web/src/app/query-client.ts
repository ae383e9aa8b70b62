import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { isWorthRetrying, reportFailure } from '../shared/api/failure.ts'
import { useSession } from '../shared/session/session-store.ts'

class FreshQueryClient extends QueryClient {
  /**
   * A first answer that is still under way was asked for before the change: it would come late and stay. Whoever waits
   * for it gets the next one. (Later answers are asked for anew by the library itself.)
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
        // Without a network the library would wait in silence; a failure can be shown, and is asked for again later.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // What was pressed without a network has failed; sent later by itself it would surprise, or pay twice.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Answers belong to the person who asked: they go when the session does. */
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

/** One for the browser's life; on the server a fresh one for each page, so that no visitor sees another's data. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  if (!browserClient) {
    browserClient = createQueryClient()
    followSessions(browserClient)
  }
  return browserClient
}
