import { ErrorScreen } from '../../app/errors/error-screen.tsx'

/** A screen that does not exist yet answers like an unknown address. */
export default function LaterPage() {
  return <ErrorScreen status={404} home="/views/main" />
}
