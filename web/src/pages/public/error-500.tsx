import { data } from 'react-router'
import { ErrorScreen } from '../../app/errors/error-screen.tsx'

export function loader() {
  return data(null, { status: 500 })
}

export default function Error500Page() {
  return <ErrorScreen status={500} />
}
