import * as site from '@inkroute/contract/site/site'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { call } from '../../shared/api/client.ts'

/** Records each screen a person opens. A lost record is no loss, so failures are silent. */
export function VisitRecorder() {
  const { pathname } = useLocation()
  const key = useMatches().at(-1)?.id ?? 'unknown'
  useEffect(() => {
    void call(site.recordVisit, { key: key.slice(0, 100), route: pathname.slice(0, 300) }).catch(() => {})
  }, [key, pathname])
  return null
}
