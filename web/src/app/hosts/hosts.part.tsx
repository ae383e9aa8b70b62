import * as site from '@inkroute/contract/site/site'
import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { LoginModalHost } from '../../features/auth/components/login-modal-host.tsx'
import { call } from '../../shared/api/client.ts'
import { usePendingCalls } from '../../shared/api/pending-calls.ts'
import { useText } from '../../shared/text/language.tsx'
import { SessionWatch } from '../session-watch.tsx'
import { ContactHost } from './contact-host.tsx'
import { DialogHost } from './dialog-host.tsx'
import css from './hosts.module.css'
import { hostsText } from './hosts.text.ts'
import { OfflineGate } from './offline-gate.tsx'
import { ScrollTop } from './scroll-top.tsx'
import { ServiceButton } from './service-button.tsx'
import { ToastHost } from './toast-host.tsx'

/** Fast replies cause no flicker. */
const SHOW_AFTER_MS = 400

function LoadingOverlay() {
  const text = useText(hostsText)
  const is_busy = usePendingCalls((state) => state.count > 0)
  const [is_shown, setShown] = useState(false)
  useEffect(() => {
    if (!is_busy) return setShown(false)
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [is_busy])
  return is_shown ? (
    <div className={css.overlay} role="status">
      <span className={css.spinner} aria-hidden="true" />
      {text.loading}
    </div>
  ) : null
}

/** Records each screen visit. A lost record does not matter, so failures are ignored. */
function VisitRecorder() {
  const { pathname } = useLocation()
  const key = useMatches().at(-1)?.id ?? 'unknown'
  useEffect(() => {
    void call(site.recordVisit, { key: key.slice(0, 100), route: pathname.slice(0, 300) }).catch(() => {})
  }, [key, pathname])
  return null
}

/** Overlays of every page. None of them is needed for reading, so their code loads later. */
export function Hosts() {
  return (
    <>
      <SessionWatch />
      <VisitRecorder />
      <ScrollTop />
      <ServiceButton />
      <LoadingOverlay />
      <LoginModalHost />
      <ContactHost />
      <DialogHost />
      <ToastHost />
      <OfflineGate />
    </>
  )
}
