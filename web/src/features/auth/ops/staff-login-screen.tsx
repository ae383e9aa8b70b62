import { listStaffLogins as contract } from '@inkroute/contract/auth/staff'
import type { Reply } from '@inkroute/contract/endpoint'
import { Input, Segmented, Space, type TableColumnsType, Tag } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { deviceOf } from '../security/security.view.ts'
import { staffLoginText } from './ops-auth.text.ts'

const PAGE_SIZE = 20
const keys = ['username', 'refused'] as const

/** Browser and system if known; the full user agent is in the title. */
function deviceWords(user_agent: string): string {
  const { browser, system } = deviceOf(user_agent)
  return [browser, system].filter(Boolean).join(' · ') || user_agent.slice(0, 60)
}

type Row = Reply<typeof contract>['data'][number]
type Words = Record<keyof typeof staffLoginText, string>

const wordFor = (outcome: string, text: Words): string =>
  outcome in text ? text[outcome as keyof Words] : text.other_refusal

function useColumns(): TableColumnsType<Row> {
  const text = useText(staffLoginText)
  return [
    {
      title: text.who,
      render: (_, row) => (
        <>
          {row.username} {row.is_known ? null : <Tag>{text.unknown}</Tag>}
        </>
      ),
    },
    {
      title: text.outcome,
      render: (_, row) => <Tag color={row.is_refused ? 'red' : 'green'}>{wordFor(row.outcome, text)}</Tag>,
    },
    {
      title: text.from,
      render: (_, row) => (
        <>
          <div>{row.ip}</div>
          <small title={row.user_agent}>{deviceWords(row.user_agent)}</small>
        </>
      ),
    },
    { title: text.when, width: 140, render: (_, row) => <RelativeTime at={row.created_at} /> },
  ]
}

/** Login attempts at the operations console: who, when, from where, and whether they succeeded. */
export default function StaffLoginScreen() {
  const text = useText(staffLoginText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const columns = useColumns()
  const is_refused_only = filter.refused === '1'
  const list = useCall(contract, {
    page,
    page_size: PAGE_SIZE,
    ...(filter.username ? { username: filter.username } : {}),
    ...(is_refused_only ? { refused: '1' as const } : {}),
  })
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <Space wrap style={{ marginBottom: 16 }}>
        <Segmented
          value={is_refused_only ? '1' : ''}
          options={[
            { value: '', label: text.all },
            { value: '1', label: text.refused_only },
          ]}
          onChange={(refused) => setFilter({ refused: String(refused) })}
        />
        <Input.Search
          allowClear
          placeholder={text.search}
          defaultValue={filter.username ?? ''}
          onSearch={(username) => setFilter({ username })}
        />
      </Space>
      <CardTable
        rowKey="id"
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        locale={{ emptyText: text.none }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: list.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setFilter({ page: String(next) }),
        }}
      />
    </>
  )
}
