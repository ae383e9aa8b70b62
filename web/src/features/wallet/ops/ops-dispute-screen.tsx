import * as contract from '@inkroute/contract/wallet/dispute'
import { type TableColumnsType, Tag } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { PayMark } from '../../../shared/pay/pay-mark.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import css from '../components/wallet.module.css'
import { payDeskText } from './desk.text.ts'

const PAGE_SIZE = 20
const keys = ['state'] as const
const colours = { open: 'orange', won: 'green', lost: 'red' } as const

/** The gateway's own word where we have none for it. */
const wordOf = (text: Readonly<Record<string, string>>, word: string): string =>
  text[`word_${word.toLowerCase()}`] ?? word

function useColumns(): TableColumnsType<contract.Dispute> {
  const text = useText(payDeskText)
  return [
    {
      title: text.dispute,
      render: (_, row) => (
        <>
          <div className={css.mono}>
            <PayMark channel={row.channel} /> {row.dispute_no}
          </div>
          <div className={css.quiet}>{wordOf(text, row.reason)}</div>
        </>
      ),
    },
    {
      title: text.seller,
      render: (_, row) => (
        <OpsLink kind="seller" id={row.seller_id}>
          {row.seller_name}
        </OpsLink>
      ),
    },
    {
      title: text.payment,
      render: (_, row) =>
        row.out_trade_no.startsWith('P') ? (
          <OpsLink kind="payment" id={row.out_trade_no} />
        ) : (
          <span className={css.mono}>{row.out_trade_no}</span>
        ),
    },
    {
      title: text.amount,
      align: 'right',
      width: 130,
      render: (_, row) => (
        <span className={css.money}>
          {formatMoney(row.amount)}
          <div className={css.quiet}>{`${row.currency} ${row.charged}`}</div>
        </span>
      ),
    },
    {
      title: text.held,
      align: 'right',
      width: 110,
      render: (_, row) => <span className={css.money}>{formatMoney(row.held)}</span>,
    },
    {
      title: text.state,
      width: 150,
      render: (_, row) => (
        <>
          <Tag color={colours[row.state]}>{text[row.state]}</Tag>
          {row.state === 'open' ? <div className={css.quiet}>{wordOf(text, row.gateway_state)}</div> : null}
        </>
      ),
    },
    {
      title: text.due,
      width: 150,
      render: (_, { state, due_at }) => (state === 'open' && due_at ? formatInstant(due_at, 'Asia/Shanghai') : null),
    },
    { title: text.opened, width: 120, responsive: ['xl'], render: (_, row) => <RelativeTime at={row.opened_at} /> },
  ]
}

/** Disputes with what is held for them and until when evidence is taken. */
export default function OpsDisputeScreen() {
  const text = useText(payDeskText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const state = contract.disputeStates.find((one) => one === filter.state)
  const list = useCall(contract.listDisputes, { page, page_size: PAGE_SIZE, ...(state ? { state } : {}) })
  const columns = useColumns()
  const items = [
    { key: 'all', to: '?', label: text.all },
    ...contract.disputeStates.map((one) => ({ key: one, to: `?state=${one}`, label: text[one] })),
  ]
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className={css.stack}>
      <PageHeader title={text.disputes} description={text.disputes_description} />
      <TabLinks label={text.state} active={state ?? 'all'} items={items} />
      <CardTable
        wide_label={text.disputes}
        rowKey="id"
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        locale={{ emptyText: text.none_disputes }}
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
