import { ErrorScreen, type ErrorStatus } from './error-screen.tsx'

/** An error page that has its own address. */
export function ErrorPage({ status }: { status: ErrorStatus }) {
  return <ErrorScreen status={status} />
}
