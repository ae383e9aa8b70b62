import { isRouteErrorResponse } from 'react-router'
import { ErrorScreen, type ErrorStatus } from './error-screen.tsx'

const shown = (status: number): ErrorStatus => (status === 404 || status === 403 || status === 429 ? status : 500)

/** Thrown responses keep their status; anything else is a 500. */
export function RouteError({ error }: { error: unknown }) {
  return <ErrorScreen status={isRouteErrorResponse(error) ? shown(error.status) : 500} />
}
