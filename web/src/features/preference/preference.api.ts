import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { getKey, useCall, useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { preferenceText } from './preference.text.ts'

/** A setting and its setter: the write returns the new value, so nothing is refetched. */
export function useSetting<G extends Endpoint, S extends Endpoint>(get: G, set: S, is_quiet = false) {
  const text = useText(preferenceText)
  const client = useQueryClient()
  const query = useCall(get, {} as CallInput<G>, { quiet: true })
  const write = useSend(set, {
    quiet: is_quiet,
    onSuccess: (reply: Reply<S>) => {
      client.setQueryData(getKey(get, {} as CallInput<G>), reply)
      showToast('success', text.saved)
    },
  })
  return { value: query.data, is_failed: query.isError, retry: () => void query.refetch(), write }
}
