import { data } from 'react-router'
import { part } from '../../shared/ui/part.tsx'

const View = part(async () => (await import('./maintenance.part.tsx')).MaintenanceView)

const RETRY_AFTER_SECONDS = '300'

/** 503, so search engines come back later instead of dropping the site. */
export function loader() {
  return data(null, { status: 503, headers: { 'retry-after': RETRY_AFTER_SECONDS } })
}

export default function MaintenancePage() {
  return <View />
}
