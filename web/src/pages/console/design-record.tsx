import { DesignRecordScreen } from '../../features/design-record/components/design-record-screen.tsx'

export default function DesignRecordPage() {
  return <DesignRecordScreen />
}
