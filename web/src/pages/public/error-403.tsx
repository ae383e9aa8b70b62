import { data } from 'react-router'
import { ErrorScreen } from '../../app/errors/error-screen.tsx'

export function loader() {
  return data(null, { status: 403 })
}

export default function Error403Page() {
  return <ErrorScreen status={403} />
}
