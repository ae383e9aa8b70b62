import type { Endpoint } from '@inkroute/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readEventStream } from '../../shared/api/event-stream.ts'
import { getKey } from '../../shared/api/hooks.ts'
import { retryDelay } from './after-sale.view.ts'

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Refetches whatever shows the request when it changes; returns whether the stream is connected. */
export function useLiveWork(path: string, id: number, shown: readonly Endpoint[]): boolean {
  const client = useQueryClient()
  const [is_open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is a new array on every render; reconnecting is not needed
  useEffect(() => {
    // In sequence: reading the request marks it as read, which the lists then show.
    const onChanged = async () => {
      for (const endpoint of shown) await client.invalidateQueries({ queryKey: getKey(endpoint) })
    }
    const abort = new AbortController()
    const { signal } = abort
    const follow = async () => {
      for (let failures = 0; !signal.aborted; failures++) {
        const status = await readEventStream(path.replace('{id}', String(id)), {
          signal,
          last_event_id: '',
          onOpen: () => {
            // Messages may have arrived while disconnected.
            if (failures > 0) void onChanged()
            failures = 0
            setOpen(true)
          },
          onEvent: ({ event }) => {
            if (event === 'changed') void onChanged()
          },
        }).catch(() => 0)
        if (!signal.aborted) setOpen(false)
        if (status === 401 || status === 403 || status === 404) return
        await pause(retryDelay(failures), signal)
      }
    }
    void follow()
    return () => abort.abort()
  }, [path, id, client])
  return is_open
}
