import { TemplateImportScreen } from '../../features/template-import/template-import-screen.tsx'

export default function TemplateImportPage() {
  return <TemplateImportScreen />
}
