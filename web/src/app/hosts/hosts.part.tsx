import { LoginModalHost } from '../../features/auth/components/login-modal-host.tsx'
import { SessionWatch } from '../session-watch.tsx'
import { ContactHost } from './contact-host.tsx'
import { DialogHost } from './dialog-host.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { OfflineGate } from './offline-gate.tsx'
import { ScrollTop } from './scroll-top.tsx'
import { ServiceButton } from './service-button.tsx'
import { ToastHost } from './toast-host.tsx'
import { VisitRecorder } from './visit-recorder.tsx'

/** What lies over every page and shows itself only when called: nothing of it is needed to read. */
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
