import { platformNames } from '@inkroute/contract/codes'
import { countryName } from '@inkroute/contract/countries'
import {
  type OrderSource,
  type OrderState,
  orderSourceNames,
  orderStateNames,
  orderStates,
} from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/seller-desk/records'
import type { SellerDetail } from '@inkroute/contract/seller-desk/seller-desk'
import { Input, Progress, Select, Tag } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { PagedTable, pageInput, type TabProps, toPage } from './paged-table.tsx'
import css from './seller-desk.module.css'
import { sellerTabText } from './seller-desk.text.ts'

export function OrderTab(props: TabProps) {
  const text = useText(sellerTabText)
  const { language } = useLanguage()
  const { filter, onFilter } = props
  const state = orderStates.find((one) => one === filter.kind)
  const { keyword } = filter
  const query = { ...pageInput(props), ...(state ? { state } : {}), ...(keyword ? { keyword } : {}) }
  const { data } = useCall(contract.listSellerOrders, query)
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={text.state}
          style={{ minWidth: 140 }}
          value={state ?? ''}
          options={[
            { value: '', label: text.all_states },
            ...orderStates.map((one) => ({ value: one as string, label: orderStateNames[one][language] })),
          ]}
          onChange={(kind) => onFilter({ kind: kind || undefined })}
        />
        <Input.Search
          key={keyword ?? ''}
          className={css.search ?? ''}
          aria-label={text.order_search}
          placeholder={text.order_search}
          defaultValue={keyword ?? ''}
          allowClear
          maxLength={60}
          onSearch={(value) => onFilter({ keyword: value.trim() || undefined })}
        />
      </div>
      <PagedTable
        rows={data?.data}
        total={data?.total}
        page={props.page}
        keyOf={(row) => row.id}
        onPage={toPage(props)}
        columns={[
          {
            title: text.order,
            render: (_, row) => (
              <>
                <Link to={`/ops/order/${row.order_no}`}>{row.order_no}</Link>
                <div className={css.quiet}>{row.external_no}</div>
              </>
            ),
          },
          {
            title: text.state,
            render: (_, row) => <Tag>{orderStateNames[row.state as OrderState]?.[language] ?? row.state}</Tag>,
          },
          {
            title: text.buyer,
            responsive: ['md'],
            render: (_, row) => `${row.buyer_name} · ${countryName(row.country, language)}`,
          },
          {
            title: text.source,
            responsive: ['xl'],
            render: (_, row) => row.store_name || orderSourceNames[row.source as OrderSource]?.[language] || row.source,
          },
          {
            title: text.parcels,
            render: (_, row) =>
              row.tracking_nos.map((number) => (
                <div key={number}>
                  <Link to={`/ops/order/${row.order_no}`}>{number}</Link>
                </div>
              )),
          },
          {
            title: text.total,
            align: 'right',
            render: (_, row) => <span className={css.money}>{formatMoney(row.total)}</span>,
          },
          { title: text.time, width: 140, render: (_, row) => <RelativeTime at={row.created_at} /> },
        ]}
      />
    </div>
  )
}

const platformName = (id: number, language: 'zh' | 'en'): string =>
  platformNames.find((one) => one.id === id)?.[language] ?? String(id)

export function StoreTab(props: TabProps) {
  const text = useText(sellerTabText)
  const { language } = useLanguage()
  const { data } = useCall(contract.listSellerStores, pageInput(props))
  const getProblem = (problem: string | null) => text[`problem_${problem ?? 'new'}` as 'problem_new']
  return (
    <PagedTable
      rows={data?.data}
      total={data?.total}
      page={props.page}
      keyOf={(row) => row.id}
      onPage={toPage(props)}
      columns={[
        {
          title: text.store,
          render: (_, row) => (
            <>
              <strong>{row.name}</strong>
              <div className={css.quiet}>
                {[platformName(row.platform, language), row.domain, row.region].filter(Boolean).join(' · ')}
              </div>
            </>
          ),
        },
        {
          title: text.connection,
          render: (_, row) =>
            row.is_authorised ? (
              <Tag color="green">{text.connected}</Tag>
            ) : (
              <Tag color="red">{getProblem(row.auth_problem)}</Tag>
            ),
        },
        {
          title: text.synced,
          render: (_, row) => (
            <>
              <div>{row.synced_at ? <RelativeTime at={row.synced_at} /> : text.never}</div>
              {row.failures > 0 ? (
                <div className={css.quiet}>{fill(text.failing, { count: row.failures, error: row.error })}</div>
              ) : null}
            </>
          ),
        },
        { title: text.imported, align: 'right', dataIndex: 'order_count' },
      ]}
    />
  )
}

/** Used and allowed; what has no limit has no bar. */
export function QuotaTab({ seller }: { readonly seller: SellerDetail }) {
  const text = useText(sellerTabText)
  const { counts } = seller
  const made = [
    [text.goods, counts.goods],
    [text.designs, counts.designs],
    [text.pictures, counts.pictures],
  ] as const
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <Panel title={text.usage}>
        <div className={`grid gap-x-6 gap-y-4 ${css.quotas}`}>
          {seller.quotas.map(({ key, used, limit }) => (
            <div key={key}>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span>{text[`quota_${key}`]}</span>
                <strong>
                  {used.toLocaleString()} / {limit === null ? text.unlimited : limit.toLocaleString()}
                </strong>
              </div>
              {limit ? <Progress percent={Math.min(100, Math.round((used * 100) / limit))} showInfo={false} /> : null}
            </div>
          ))}
        </div>
      </Panel>
      <div className={`grid gap-3 ${css.figures}`}>
        {made.map(([name, count]) => (
          <div key={name} className={css.figure}>
            <span className={css.quiet}>{name}</span>
            <strong className="text-lg font-strong tabular-nums">{count.toLocaleString()}</strong>
          </div>
        ))}
      </div>
    </div>
  )
}
