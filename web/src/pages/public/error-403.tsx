import { errorAnswer } from '../../app/errors/error-answer.ts'
import { ErrorScreen } from '../../app/errors/error-screen.tsx'
import type { Route } from './+types/error-403'

export const loader = ({ request }: Route.LoaderArgs) => errorAnswer(403, request)

export default function Error403Page() {
  return <ErrorScreen status={403} />
}
