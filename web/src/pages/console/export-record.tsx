import { ExportScreen } from '../../features/export/components/export-screen.tsx'

export default function ExportRecordPage() {
  return <ExportScreen />
}
