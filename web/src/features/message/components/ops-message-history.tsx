import * as contract from '@inkroute/contract/message/message'
import type { TableColumnsType } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { CardTable } from '../../../shared/ui/card-table.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { opsMessageText } from '../ops-message.text.ts'
import css from './ops-message.module.css'

const PAGE_SIZE = 10
/** Deliveries to many inboxes take a moment; the counts follow. */
const FOLLOW_MS = 5000

function useColumns(): TableColumnsType<contract.SentPlatformMessage> {
  const text = useText(opsMessageText)
  const { language } = useLanguage()
  return [
    {
      title: text.message,
      render: (_, row) => (
        <>
          <span className={css.sent_title}>{row[`title_${language}`]}</span>
          <span className={css.sent_body}>{row[`body_${language}`]}</span>
        </>
      ),
    },
    { title: text.whom, width: 130, render: (_, row) => row.recipient ?? text.to_all },
    { title: text.delivered, width: 110, align: 'right', responsive: ['md'], dataIndex: 'delivered' },
    { title: text.by, width: 140, responsive: ['lg'], dataIndex: 'sent_by' },
    { title: text.when, width: 140, responsive: ['sm'], render: (_, row) => <RelativeTime at={row.created_at} /> },
  ]
}

export function OpsMessageHistory() {
  const text = useText(opsMessageText)
  const columns = useColumns()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const input = { page, page_size: PAGE_SIZE }
  const { data, isPending } = useCall(contract.listPlatformMessages, input, { refetch_ms: FOLLOW_MS })
  return (
    <CardTable
      rowKey="id"
      columns={columns}
      dataSource={data?.data ?? []}
      loading={isPending}
      locale={{ emptyText: <span className={css.none}>{text.none}</span> }}
      pagination={{
        current: page,
        pageSize: PAGE_SIZE,
        total: data?.total ?? 0,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: (next) => setParams(next > 1 ? { page: String(next) } : {}),
      }}
    />
  )
}
