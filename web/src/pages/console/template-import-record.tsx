import { TemplateRecordsScreen } from '../../features/template-import/template-records-screen.tsx'

export default function TemplateImportRecordPage() {
  return <TemplateRecordsScreen />
}
