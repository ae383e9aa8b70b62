import { data } from 'react-router'
import { ErrorScreen } from '../../app/errors/error-screen.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <ErrorScreen status={404} />
}
