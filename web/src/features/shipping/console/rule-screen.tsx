import * as contract from '@inkroute/contract/shipping/rule'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { ruleText } from './rule.text.ts'
import { RuleDrawer } from './rule-drawer.tsx'
import { RuleList } from './rule-list.tsx'
import { RuleTry } from './rule-try.tsx'
import css from './shipping-console.module.css'

/** Rules that choose the channel of an order. */
export default function RuleScreen() {
  const text = useText(ruleText)
  const [editing, setEditing] = useState<contract.ShippingRule | 'new' | null>(null)
  const list = useCall(contract.listShippingRules, {}, { quiet: true })
  const rules = list.data?.data ?? []
  const add = (
    <Allowed permission="setting.shipping-rule:edit">
      <Button type="primary" icon={<Icon name="plus" size_px={16} />} onClick={() => setEditing('new')}>
        {text.add}
      </Button>
    </Allowed>
  )
  return (
    <div className={`grid min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.description} actions={rules.length > 0 ? add : null} />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <Skeleton active /> : null}
      {list.data && rules.length === 0 ? (
        <EmptyState icon="truck" title={text.empty_title} body={text.empty_body} action={add} />
      ) : null}
      {rules.length > 0 ? <RuleList rules={rules} onEdit={setEditing} /> : null}
      {list.data ? <RuleTry rules={rules} /> : null}
      {editing ? <RuleDrawer rule={editing === 'new' ? null : editing} onClose={() => setEditing(null)} /> : null}
    </div>
  )
}
