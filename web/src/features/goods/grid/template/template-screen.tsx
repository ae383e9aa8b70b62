import { Button, Input } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { useSearchFilter } from '../../../../shared/hooks/use-search-filter.ts'
import { useMayOpen } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../../../shared/ui/sliding-tabs.tsx'
import { OwnList } from './own-list.tsx'
import { filterKeys, PayList, type PayProps } from './pay-list.tsx'
import { bottomTemplateText } from './template.text.ts'

interface ScreenProps {
  readonly pay_dialog: ComponentType<PayProps>
  /** Shows the result after returning from a payment. */
  readonly returned: ReactNode
}

/** Base templates: for sale, bought and own. */
export function BottomTemplateScreen({ pay_dialog, returned }: ScreenProps) {
  const text = useText(bottomTemplateText)
  const may_open = useMayOpen()
  const { filter, setFilter } = useSearchFilter(filterKeys)
  const may_design = may_open('/design/gridDesign')
  const items = [
    { key: 'shop', label: text.shop, children: <PayList state="all" pay_dialog={pay_dialog} /> },
    { key: 'bought', label: text.bought, children: <PayList state="bought" pay_dialog={pay_dialog} /> },
    ...(may_design ? [{ key: 'own', label: text.own, children: <OwnList /> }] : []),
  ]
  const tab = items.some(({ key }) => key === filter.tab) ? filter.tab : 'shop'
  const action = may_design ? (
    <Button type="primary" href="/design/gridDesign" target="_blank">
      {text.new_one}
    </Button>
  ) : null
  return (
    <>
      <PageHeader description={text.description} actions={action} />
      {returned}
      <search className="mb-2">
        <Input.Search
          key={filter.keyword ?? ''}
          style={{ maxWidth: 280 }}
          defaultValue={filter.keyword ?? ''}
          placeholder={text.search}
          aria-label={text.search}
          allowClear
          maxLength={60}
          onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
        />
      </search>
      <SlidingTabs
        activeKey={tab ?? 'shop'}
        items={items}
        destroyOnHidden
        onChange={(key) => setFilter({ tab: key === 'shop' ? undefined : key, keyword: undefined })}
      />
    </>
  )
}
