import { TemplateScreen } from '../../features/template/template-screen.tsx'

export default function DesignTemplatePage() {
  return <TemplateScreen />
}
