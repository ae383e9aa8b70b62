import type { FrameProps } from '../../shared/list/list-types.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { TabLinks } from '../../shared/ui/tab-links.tsx'
import css from './privacy.module.css'
import { deskText } from './privacy.text.ts'

/** Header and tabs of both halves of the desk. */
export function PrivacyFrame({ active, actions, children }: FrameProps & { readonly active: string }) {
  const text = useText(deskText)
  return (
    <div className={`grid gap-4 ${css.stack}`}>
      <PageHeader title={text.title} description={text.description} actions={actions} />
      <TabLinks
        label={text.tabs}
        active={active}
        items={[
          { key: 'requests', to: '?', label: text.requests },
          { key: 'retention', to: '?tab=retention', label: text.retention },
        ]}
      />
      {children}
    </div>
  )
}
