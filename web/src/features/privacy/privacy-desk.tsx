import { useSearchParams } from 'react-router'
import { PrivacyFrame } from './privacy-frame.tsx'
import { RequestList } from './request-list.tsx'
import { RetentionTab } from './retention-tab.tsx'

/** What was asked about people's data, by whom, and done when. */
export default function PrivacyDesk() {
  const [params] = useSearchParams()
  if (params.get('tab') !== 'retention') return <RequestList />
  return (
    <PrivacyFrame active="retention" actions={null}>
      <RetentionTab />
    </PrivacyFrame>
  )
}
