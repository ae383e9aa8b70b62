import * as contract from '@inkroute/contract/store/rule'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { CardTable } from '../../../shared/ui/card-table.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ruleText } from '../rule.text.ts'
import css from './store.module.css'

const PAGE_SIZE = 20
const tones = { logistics: 'busy', paid: 'good', held: 'warn', left: 'off' } as const

/** What rules did, and why. */
export function RuleRecords({ store_id }: { readonly store_id: number }) {
  const text = useText(ruleText)
  const [page, setPage] = useState(1)
  const asked = useCall(contract.listRuleRecords, { store_id, page, page_size: PAGE_SIZE })
  if (asked.isError && !asked.data) return <LoadFailed onRetry={() => void asked.refetch()} />
  return (
    <CardTable
      rowKey="id"
      size="small"
      loading={asked.isPending}
      dataSource={[...(asked.data?.data ?? [])]}
      locale={{ emptyText: <EmptyState icon="rows" title={text.no_records} body={text.no_records_body} /> }}
      pagination={{
        current: page,
        pageSize: PAGE_SIZE,
        total: asked.data?.total ?? 0,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: setPage,
      }}
      columns={[
        {
          title: text.order,
          render: (_, row) => (
            <>
              <Link to={`/myOrder/orderDetail/${row.order_id}`}>{row.order_no}</Link>
              <div className={css.quiet}>{row.external_no}</div>
            </>
          ),
        },
        {
          title: text.did,
          render: (_, row) => (
            <>
              <span className={css.state} data-tone={tones[row.action]}>
                {text[`did_${row.action}`]}
              </span>
              <div>{row.reason}</div>
            </>
          ),
        },
        { title: text.time, width: 110, render: (_, row) => <RelativeTime at={row.created_at} /> },
      ]}
    />
  )
}
