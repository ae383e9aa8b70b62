import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { ChangePanel } from './change-panel.tsx'
import { codesText } from './codes.text.ts'
import { RulePanel } from './rule-panel.tsx'

/** Rules of SKU codes, and changing codes in bulk. */
export default function CodesScreen() {
  const text = useText(codesText)
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <PageHeader description={text.description} />
      <RulePanel />
      <ChangePanel />
    </div>
  )
}
