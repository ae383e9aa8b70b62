import type { ImportDetail } from '@inkroute/contract/order/import/import'
import * as contract from '@inkroute/contract/order/import/import'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getKey, useCall } from '../../../shared/api/hooks.ts'
import { usePushedEvent } from '../../../shared/api/pushed-events.ts'
import { isUnderWay } from './import.view.ts'

/** Asked now and then while something runs, in case a push was lost. */
const LIVE_MS = 3000

/** One import, refetched on push events while it runs. */
export function useImport(id: number) {
  const client = useQueryClient()
  const query = useCall(contract.getImport, { id }, { quiet: true })
  const is_live = query.data ? isUnderWay(query.data) : false
  useCall(contract.getImport, { id }, { quiet: true, enabled: is_live, refetch_ms: LIVE_MS })
  usePushedEvent(contract.IMPORT_EVENT, (data) => {
    if ((data as { id?: number } | null)?.id !== id) return
    void client.invalidateQueries({ queryKey: getKey(contract.getImport, { id }) })
    void client.invalidateQueries({ queryKey: getKey(contract.listImportRows) })
  })
  return query
}

/** Replaces the cached import with a reply and refetches its rows. */
export function useKeepImport() {
  const client = useQueryClient()
  return useCallback(
    (detail: ImportDetail) => {
      client.setQueryData(getKey(contract.getImport, { id: detail.id }), detail)
      void client.invalidateQueries({ queryKey: getKey(contract.listImportRows) })
      void client.invalidateQueries({ queryKey: getKey(contract.listImports) })
    },
    [client],
  )
}
