import { errorAnswer } from '../../app/errors/error-answer.ts'
import { ErrorScreen } from '../../app/errors/error-screen.tsx'
import type { Route } from './+types/not-found'

export const loader = ({ request }: Route.LoaderArgs) => errorAnswer(404, request)

export default function NotFoundPage() {
  return <ErrorScreen status={404} />
}
