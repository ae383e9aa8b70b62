import { DesignRecordScreen } from '../../features/design/record/components/record-screen.tsx'

export default function DesignRecordPage() {
  return <DesignRecordScreen />
}
