import { type ExportRecord, type ExportStatus, exportStatuses, listExports } from '@inkroute/contract/export/export'
import { Select, Table, type TableColumnsType } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { exportText } from '../export.text.ts'
import { isUnfinished } from '../export.view.ts'
import css from './export.module.css'
import { ActionsCell, ExpiryCell, StateCell } from './record-cells.tsx'

const LIVE_MS = 2000
const PAGE_SIZE = 20

function useRecords() {
  const [params, setParams] = useSearchParams()
  const status = exportStatuses.find((candidate) => candidate === params.get('status'))
  const page = Math.max(1, Math.min(9999, Number.parseInt(params.get('page') ?? '1', 10) || 1))
  const input = { ...(status ? { status } : {}), page, page_size: PAGE_SIZE }
  const list = useCall(listExports, input, { quiet: true })
  const is_live = list.data?.data.some(isUnfinished) ?? false
  // Polls every two seconds while an export is running.
  useCall(listExports, input, { quiet: true, enabled: is_live, refetch_ms: LIVE_MS })
  const show = (next: { status: ExportStatus | undefined; page: number }) =>
    setParams({
      ...(next.status ? { status: next.status } : {}),
      ...(next.page > 1 ? { page: String(next.page) } : {}),
    })
  return { list, status, page, show }
}

function useColumns(): TableColumnsType<ExportRecord> {
  const text = useText(exportText)
  return [
    {
      title: text.name,
      key: 'name',
      render: (_, record) => (
        <>
          <div className="font-medium wrap-anywhere">{record.name}</div>
          <div className="text-xs text-quiet">
            {record.format.toUpperCase()} · {fill(text.by, { name: record.created_by })}
          </div>
          <div className={`hidden ${css.narrow}`}>
            <div className="text-xs text-quiet">
              <RelativeTime at={record.created_at} /> · <ExpiryCell record={record} />
            </div>
            <StateCell record={record} />
            <ActionsCell record={record} />
          </div>
        </>
      ),
    },
    {
      title: text.status,
      key: 'status',
      width: 160,
      responsive: ['md'],
      render: (_, record) => <StateCell record={record} />,
    },
    {
      title: text.created,
      key: 'created',
      width: 120,
      responsive: ['md'],
      render: (_, record) => <RelativeTime at={record.created_at} />,
    },
    {
      title: text.expires,
      key: 'expires',
      width: 130,
      responsive: ['md'],
      render: (_, record) => <ExpiryCell record={record} />,
    },
    {
      title: text.actions,
      key: 'actions',
      width: 150,
      responsive: ['md'],
      render: (_, record) => <ActionsCell record={record} />,
    },
  ]
}

export default function ExportScreen() {
  const text = useText(exportText)
  const { list, status, page, show } = useRecords()
  const columns = useColumns()
  const options = exportStatuses.map((value) => ({ value, label: text[value] }))
  const filter = (
    <Select
      style={{ width: 160 }}
      aria-label={text.status}
      placeholder={text.all_statuses}
      allowClear
      value={status ?? null}
      options={options}
      onChange={(next) => show({ status: next ?? undefined, page: 1 })}
    />
  )
  const is_empty = list.data?.total === 0
  return (
    <div className={`grid gap-4 ${css.stack}`}>
      <PageHeader description={text.description} actions={is_empty && !status ? null : filter} />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {is_empty ? (
        <div className="card grid justify-items-center text-center gap-2 px-4 py-12">
          <h2>{status ? text.none_title : text.empty_title}</h2>
          {status ? null : <p className="text-quiet">{text.empty_body}</p>}
        </div>
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={list.data?.data ?? []}
          loading={list.isPending}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => show({ status, page: next }),
          }}
        />
      )}
    </div>
  )
}
