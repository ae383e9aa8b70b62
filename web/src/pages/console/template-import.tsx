import { TemplateImportScreen } from '../../features/goods/template-import/template-import-screen.tsx'

export default function TemplateImportPage() {
  return <TemplateImportScreen />
}
