import * as contract from '@inkroute/contract/seller-desk/adjustment'
import { Button, Input, Space, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { CardTable } from '../../shared/ui/table/card-table.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './seller-desk.module.css'
import { adjustmentText } from './seller-desk.text.ts'

function LimitField({ row }: { readonly row: contract.MoneyLimit }) {
  const text = useText(adjustmentText)
  const [typed, setTyped] = useState(row.limit ?? '')
  const save = useSend(contract.setMoneyLimit, {
    refetch: [contract.listMoneyLimits],
    onSuccess: () => showToast('success', text.saved),
  })
  const { subject, subject_id } = row
  return (
    <Space.Compact>
      <Input
        aria-label={`${text.limit} ${row.name}`}
        inputMode="decimal"
        maxLength={11}
        disabled={row.is_own}
        placeholder={subject === 'user' ? text.by_role : '0.00'}
        style={{ width: 130 }}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        disabled={row.is_own || typed.trim() === (row.limit ?? '')}
        loading={save.isPending}
        onClick={() => save.mutate({ subject, subject_id, limit: typed.trim() || null })}
      >
        {text.save}
      </Button>
    </Space.Compact>
  )
}

/** How much each role and person may move alone; for those who manage staff. */
export function MoneyLimits() {
  const text = useText(adjustmentText)
  const { data } = useCall(contract.listMoneyLimits, {})
  return (
    <Panel title={text.limits}>
      <p className={css.quiet} style={{ marginBottom: 16 }}>
        {text.limits_note}
      </p>
      <CardTable
        rowKey={(row) => `${row.subject}-${row.subject_id}-${row.limit}`}
        loading={!data}
        dataSource={data?.data ?? []}
        pagination={false}
        columns={[
          {
            title: text.name,
            render: (_, row) => (
              <>
                <Tag>{row.subject === 'role' ? text.role : text.person}</Tag> {row.name}{' '}
                {row.may_adjust ? null : <span className={css.quiet}>{text.no_permission}</span>}
                {row.is_own ? <span className={css.quiet}>{text.own_limit}</span> : null}
              </>
            ),
          },
          { title: text.limit, width: 260, render: (_, row) => <LimitField row={row} /> },
        ]}
      />
    </Panel>
  )
}
