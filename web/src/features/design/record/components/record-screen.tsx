import { Button } from 'antd'
import { Link } from 'react-router'
import { useText } from '../../../../shared/text/language.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../../../shared/ui/sliding-tabs.tsx'
import { designRecordText } from '../record.text.ts'
import { useDesigns } from '../use-designs.ts'
import { DesignTable } from './design-table.tsx'
import { DraftList } from './draft-list.tsx'

/** Saved designs with their versions, and drafts. */
export default function DesignRecordScreen() {
  const text = useText(designRecordText)
  const designs = useDesigns()
  const { filter, setFilter } = designs
  const start = (
    <Link to="/design/newSingleDesign" target="_blank" rel="noopener">
      <Button type="primary" tabIndex={-1}>
        {text.start}
      </Button>
    </Link>
  )
  return (
    <div className="grid gap-4">
      <PageHeader description={text.description} actions={start} />
      <SlidingTabs
        activeKey={filter.tab === 'drafts' ? 'drafts' : 'saved'}
        onChange={(tab) => setFilter({ tab: tab === 'drafts' ? tab : undefined })}
        items={[
          { key: 'saved', label: text.saved, children: <DesignTable designs={designs} start={start} /> },
          { key: 'drafts', label: text.drafts, children: <DraftList /> },
        ]}
      />
    </div>
  )
}
