import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/seller-desk/records'
import { movementCauseKeys, movementCauseNames } from '@inkroute/contract/wallet/wallet'
import { Input, Select, Tag } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { OpsText } from '../../shared/ops/ops-link.tsx'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { PagedTable, pageInput, type TabProps, toPage } from './paged-table.tsx'
import css from './seller-desk.module.css'
import { sellerTabText } from './seller-desk.text.ts'
import { movementPath } from './seller-desk.view.ts'

const Amount = ({ of }: { readonly of: string }) => (
  <span className={css.money} style={of.startsWith('-') ? undefined : { color: 'var(--color-success-text)' }}>
    {formatMoney(of)}
  </span>
)

function Search({ filter, onFilter, label }: TabProps & { readonly label: string }) {
  return (
    <Input.Search
      key={filter.keyword ?? ''}
      className={css.search ?? ''}
      aria-label={label}
      placeholder={label}
      defaultValue={filter.keyword ?? ''}
      allowClear
      maxLength={60}
      onSearch={(value) => onFilter({ keyword: value.trim() || undefined })}
    />
  )
}

/** Movements of the available balance with the balance after each; every number leads to what it is about. */
export function MoneyTab(props: TabProps) {
  const text = useText(sellerTabText)
  const { language } = useLanguage()
  const { seller_id, filter, onFilter } = props
  const cause = movementCauseKeys.find((key) => key === filter.kind)
  const { keyword } = filter
  const query = { ...pageInput(props), ...(cause ? { cause } : {}), ...(keyword ? { keyword } : {}) }
  const { data } = useCall(contract.listSellerMovements, query)
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={text.kind}
          style={{ minWidth: 140 }}
          value={cause ?? ''}
          options={[
            { value: '', label: text.all_causes },
            ...movementCauseKeys.map((key) => ({ value: key as string, label: movementCauseNames(key)[language] })),
          ]}
          onChange={(kind) => onFilter({ kind: kind || undefined })}
        />
        <Search {...props} label={text.search} />
        {data ? (
          <span className={css.quiet}>
            {fill(text.in_out, { sum_in: formatMoney(data.sum_in), sum_out: formatMoney(data.sum_out) })}
          </span>
        ) : null}
      </div>
      <PagedTable
        rows={data?.data}
        total={data?.total}
        page={props.page}
        keyOf={(row) => row.id}
        onPage={toPage(props)}
        columns={[
          {
            title: text.what,
            render: (_, row) => (
              <>
                <div>
                  <OpsText>{row.title || movementCauseNames(row.cause)[language]}</OpsText>
                </div>
                <div className={css.quiet}>{movementCauseNames(row.cause)[language]}</div>
              </>
            ),
          },
          {
            title: text.reference,
            render: (_, row) => {
              const path = movementPath(seller_id, row.cause, row.cause_id)
              return path ? <Link to={path}>{row.cause_id}</Link> : row.cause_id
            },
          },
          { title: text.amount, align: 'right', render: (_, row) => <Amount of={row.amount} /> },
          {
            title: text.balance_after,
            align: 'right',
            render: (_, row) => <span className={css.money}>{formatMoney(row.balance_after)}</span>,
          },
          { title: text.time, width: 140, render: (_, row) => <RelativeTime at={row.created_at} /> },
        ]}
      />
    </div>
  )
}

type Payment = Reply<typeof contract.listSellerPayments>['data'][number]
const payColors: Record<Payment['state'], string> = { waiting: 'orange', paid: 'green', closed: 'default' }

export function PaymentTab(props: TabProps) {
  const text = useText(sellerTabText)
  const { keyword } = props.filter
  const { data } = useCall(contract.listSellerPayments, { ...pageInput(props), ...(keyword ? { keyword } : {}) })
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Search {...props} label={text.search} />
      </div>
      <PagedTable
        rows={data?.data}
        total={data?.total}
        page={props.page}
        keyOf={(row) => row.id}
        onPage={toPage(props)}
        columns={[
          {
            title: text.what,
            render: (_, row) => (
              <>
                <div>
                  <OpsText>{row.title}</OpsText>
                </div>
                <div className={css.quiet}>{row.payment_no}</div>
              </>
            ),
          },
          {
            title: text.orders,
            render: (_, row) => (
              <div className="flex flex-wrap items-center gap-2">
                {row.order_nos.map((order_no) => (
                  <Link key={order_no} to={`/ops/order/${order_no}`}>
                    {order_no}
                  </Link>
                ))}
              </div>
            ),
          },
          {
            title: text.amount,
            align: 'right',
            render: (_, row) => (
              <>
                <div className={css.money}>{formatMoney(row.amount)}</div>
                <div className={css.quiet}>
                  {fill(text.paid_by, { balance: formatMoney(row.by_balance), alipay: formatMoney(row.by_alipay) })}
                </div>
                {row.refunded === '0.00' ? null : (
                  <div className={css.quiet}>{fill(text.refunded, { amount: formatMoney(row.refunded) })}</div>
                )}
              </>
            ),
          },
          {
            title: text.state,
            width: 100,
            render: (_, row) => <Tag color={payColors[row.state]}>{text[`pay_${row.state}`]}</Tag>,
          },
          { title: text.time, width: 140, render: (_, row) => <RelativeTime at={row.created_at} /> },
        ]}
      />
    </div>
  )
}

type Words = Record<keyof typeof sellerTabText, string>
const getWord = (text: Words, key: string): string => text[key as keyof Words] ?? key

export function TransferTab(props: TabProps) {
  const text = useText(sellerTabText)
  const { data } = useCall(contract.listSellerTransfers, pageInput(props))
  return (
    <PagedTable
      rows={data?.data}
      total={data?.total}
      page={props.page}
      keyOf={(row) => `${row.kind}-${row.number}`}
      onPage={toPage(props)}
      columns={[
        {
          title: text.kind,
          render: (_, row) => `${text[row.kind]} · ${getWord(text, `channel_${row.channel}`)}`,
        },
        {
          title: text.reference,
          render: (_, row) =>
            row.kind === 'recharge' ? (
              <Link to={`/ops/recharge?state=all&keyword=${encodeURIComponent(row.number)}`}>{row.number}</Link>
            ) : (
              <Link to="/ops/withdraw?state=all">{row.number}</Link>
            ),
        },
        { title: text.amount, align: 'right', render: (_, row) => <Amount of={row.amount} /> },
        { title: text.state, render: (_, row) => <Tag>{getWord(text, `state_${row.state}`)}</Tag> },
        { title: text.time, width: 140, render: (_, row) => <RelativeTime at={row.created_at} /> },
      ]}
    />
  )
}
