import { TemplateRecordsScreen } from '../../features/goods/template-import/template-records-screen.tsx'

export default function TemplateImportRecordPage() {
  return <TemplateRecordsScreen />
}
