import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { Button, Input, Select, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../shared/api/client.ts'
import { useCall } from '../../shared/api/hooks.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { saveBase64 } from '../../shared/format/save-file.ts'
import { formatDay } from '../../shared/format/time.ts'
import { useLevels } from '../../shared/hooks/use-levels.ts'
import { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { CardTable } from '../../shared/ui/table/card-table.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { InviteSeller } from './invite-seller.tsx'
import css from './seller-desk.module.css'
import { sellerListText } from './seller-desk.text.ts'
import { listQuery } from './seller-desk.view.ts'

const PAGE_SIZE = 20
const keys = ['keyword', 'level', 'state', 'plan', 'sort'] as const

function SellerCell({ row }: { readonly row: contract.SellerRow }) {
  const text = useText(sellerListText)
  const { matched } = row
  return (
    <>
      <Link to={`/ops/seller/${row.id}`}>
        <strong>{row.name}</strong>
      </Link>{' '}
      {row.state === 'frozen' ? <Tag color="red">{text.frozen}</Tag> : null}
      <div className={css.quiet}>
        IR{row.id} · {row.username}
      </div>
      {matched ? (
        <div className={css.quiet}>
          {fill(text.matched, { kind: text[`match_${matched.kind}`], value: matched.value })}
        </div>
      ) : null}
    </>
  )
}

function useColumns(): TableColumnsType<contract.SellerRow> {
  const text = useText(sellerListText)
  const time_zone = useTimeZone()
  return [
    { title: text.seller, render: (_, row) => <SellerCell row={row} /> },
    {
      title: text.contact,
      responsive: ['md'],
      render: (_, row) => (
        <>
          <div>{row.phone}</div>
          <div className={css.quiet}>{[row.company, row.email].filter(Boolean).join(' · ')}</div>
        </>
      ),
    },
    {
      title: text.level,
      width: 150,
      render: (_, row) => (
        <>
          <div>{row.level_name}</div>
          {row.plan ? (
            <div className={css.quiet}>{fill(text.until, { day: formatDay(row.plan.ends_at, time_zone) })}</div>
          ) : null}
        </>
      ),
    },
    {
      title: text.balance,
      align: 'right',
      width: 130,
      render: (_, row) => (
        <Link className={css.money ?? ''} to={`/ops/seller/${row.id}?tab=money`}>
          {formatMoney(row.balance)}
        </Link>
      ),
    },
    {
      title: text.orders,
      align: 'right',
      width: 120,
      render: (_, row) => <Link to={`/ops/seller/${row.id}?tab=order`}>{row.orders_30d}</Link>,
    },
    {
      title: text.login,
      width: 130,
      responsive: ['xl'],
      render: (_, row) => (row.last_login_at ? <RelativeTime at={row.last_login_at} /> : text.never),
    },
  ]
}

interface FilterProps {
  readonly filter: { readonly [key in (typeof keys)[number]]?: string }
  readonly onChange: (part: { readonly [key in (typeof keys)[number]]?: string | undefined }) => void
}

function Filters({ filter, onChange }: FilterProps) {
  const text = useText(sellerListText)
  const levels = useLevels()
  const choose = (key: (typeof keys)[number]) => (value: string) => onChange({ [key]: value || undefined })
  return (
    <div className={css.filters}>
      <Input.Search
        key={filter.keyword ?? ''}
        className={css.search ?? ''}
        aria-label={text.search}
        placeholder={text.search}
        defaultValue={filter.keyword ?? ''}
        allowClear
        maxLength={80}
        onSearch={(value) => onChange({ keyword: value.trim() || undefined })}
      />
      <Select
        aria-label={text.level}
        style={{ minWidth: 120 }}
        value={filter.level ?? ''}
        options={[
          { value: '', label: text.all_levels },
          ...levels.map(({ level, name }) => ({ value: String(level), label: name })),
        ]}
        onChange={choose('level')}
      />
      <Select
        aria-label={text.plan}
        style={{ minWidth: 110 }}
        value={filter.plan ?? ''}
        options={[
          { value: '', label: text.all_plans },
          { value: 'with', label: text.with_plan },
          { value: 'without', label: text.without_plan },
        ]}
        onChange={choose('plan')}
      />
      <Select
        aria-label={text.state}
        style={{ minWidth: 110 }}
        value={filter.state ?? ''}
        options={[
          { value: '', label: text.all_states },
          { value: 'active', label: text.active },
          { value: 'frozen', label: text.frozen },
        ]}
        onChange={choose('state')}
      />
      <Select
        aria-label={text.sort}
        style={{ minWidth: 120 }}
        value={filter.sort ?? 'newest'}
        options={contract.sellerSorts.map((value) => ({ value: value as string, label: text[value] }))}
        onChange={choose('sort')}
      />
    </div>
  )
}

export default function SellerListScreen() {
  const text = useText(sellerListText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [is_exporting, setExporting] = useState(false)
  const query = listQuery(filter)
  const list = useCall(contract.listSellers, { ...query, page, page_size: PAGE_SIZE })
  const columns = useColumns()
  const save = async () => {
    setExporting(true)
    try {
      const file = await call(contract.exportSellers, query)
      saveBase64(file.name, file.file_base64)
      if (file.is_cut) showToast('info', fill(text.cut, { count: file.rows }))
    } finally {
      setExporting(false)
    }
  }
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className={css.stack}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <Button loading={is_exporting} onClick={() => void save()}>
              {text.export}
            </Button>
            <InviteSeller />
          </>
        }
      />
      <Filters filter={filter} onChange={setFilter} />
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
    </div>
  )
}
