import { errorAnswer } from '../../app/errors/error-answer.ts'
import { ErrorScreen } from '../../app/errors/error-screen.tsx'
import type { Route } from './+types/error-500'

export const loader = ({ request }: Route.LoaderArgs) => errorAnswer(500, request)

export default function Error500Page() {
  return <ErrorScreen status={500} />
}
