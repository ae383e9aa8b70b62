import { useLocation } from 'react-router'
import type { Route } from './+types/error-route'
import { errorAnswer } from './error-answer.ts'
import { ErrorScreen, type ErrorStatus } from './error-screen.tsx'

/** `/403`, `/500` and their English twins name their status; every other address is a page that does not exist. */
const statusOf = (pathname: string): ErrorStatus =>
  /\/403$/.test(pathname) ? 403 : /\/500$/.test(pathname) ? 500 : 404

export const loader = ({ request }: Route.LoaderArgs) =>
  errorAnswer(statusOf(new URL(request.url).pathname.replace(/\.data$/, '')), request)

export default function ErrorRoute() {
  return <ErrorScreen status={statusOf(useLocation().pathname)} />
}
