import * as contract from '@inkroute/contract/wallet/recharge'
import { Button, Drawer, Form, Input, Space, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ACTIONS, CardTable } from '../../../shared/ui/card-table.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { financeText } from '../finance.text.ts'
import { rechargeText } from '../recharge.text.ts'
import { stateColors } from '../wallet.view.ts'
import { FinanceFilters } from './finance-filters.tsx'
import css from './wallet.module.css'

const PAGE_SIZE = 20
const keys = ['state', 'keyword'] as const

function RechargeFacts({ row }: { readonly row: contract.StaffRecharge }) {
  const text = useText(financeText)
  const facts = [
    [text.seller, `${row.seller_name} (IR${row.seller_id})`],
    [text.amount, formatMoney(row.amount)],
    [text.payer, row.payer],
    [text.transferred_on, row.transferred_on ?? ''],
    [text.note, row.note],
    [text.bank_no, row.trade_no ?? ''],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {row.vouchers.length > 0 ? <h3>{text.vouchers}</h3> : null}
      <div className={css.vouchers}>
        {row.vouchers.map((voucher) => (
          <a key={voucher.upload_id} href={voucher.url} target="_blank" rel="noreferrer">
            <img src={voucher.preview_url} alt={fill(text.voucher, { name: voucher.name })} />
          </a>
        ))}
      </div>
    </>
  )
}

function ReviewForm({ row, onClose }: { readonly row: contract.StaffRecharge; readonly onClose: () => void }) {
  const text = useText(financeText)
  const [form] = Form.useForm<{ bank_no?: string; reason?: string }>()
  const send = useSend(contract.reviewRecharge, {
    refetch: [contract.listStaffRecharges],
    onSuccess: (_, { is_approved }) => {
      showToast('success', is_approved ? text.approved : text.rejected)
      onClose()
    },
  })
  const review = (is_approved: boolean) => {
    const { bank_no = '', reason = '' } = form.getFieldsValue()
    if (is_approved && bank_no.trim().length < 4) {
      return form.setFields([{ name: 'bank_no', errors: [text.bank_no_needed] }])
    }
    if (!is_approved && reason.trim().length < 2) {
      return form.setFields([{ name: 'reason', errors: [text.reason_needed] }])
    }
    send.mutate({ id: row.id, seller_id: row.seller_id, is_approved, bank_no, reason })
  }
  return (
    <Form form={form} layout="vertical" style={{ marginTop: 24 }}>
      <Form.Item name="bank_no" label={text.bank_no}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="reason" label={text.reason}>
        <Input.TextArea maxLength={200} rows={2} />
      </Form.Item>
      <Space>
        <Button type="primary" loading={send.isPending} onClick={() => review(true)}>
          {fill(text.approve, { amount: formatMoney(row.amount) })}
        </Button>
        <Button danger loading={send.isPending} onClick={() => review(false)}>
          {text.reject}
        </Button>
      </Space>
    </Form>
  )
}

function useColumns(onOpen: (row: contract.StaffRecharge) => void): TableColumnsType<contract.StaffRecharge> {
  const text = useText(financeText)
  const words = useText(rechargeText)
  return [
    {
      title: text.seller,
      render: (_, row) => (
        <>
          <div>{row.seller_name}</div>
          <div className={`${css.quiet} ${css.mono}`}>{row.recharge_no}</div>
        </>
      ),
    },
    { title: text.payer, responsive: ['md'], render: (_, row) => row.payer || words[row.channel] },
    {
      title: text.amount,
      align: 'right',
      width: 130,
      render: (_, row) => <span className={css.money}>{formatMoney(row.amount)}</span>,
    },
    {
      title: text.state,
      width: 100,
      render: (_, row) => <Tag color={stateColors[row.state] ?? 'default'}>{words[row.state]}</Tag>,
    },
    { title: text.time, width: 130, responsive: ['lg'], render: (_, row) => <RelativeTime at={row.created_at} /> },
    {
      title: text.actions,
      key: ACTIONS,
      width: 100,
      render: (_, row) => (
        <Button size="small" type={row.state === 'reviewing' ? 'primary' : 'default'} onClick={() => onOpen(row)}>
          {row.state === 'reviewing' ? text.review : text.view}
        </Button>
      ),
    },
  ]
}

export default function OpsRechargeScreen() {
  const text = useText(financeText)
  const words = useText(rechargeText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [opened, setOpened] = useState<contract.StaffRecharge | null>(null)
  const state =
    filter.state === 'all' ? undefined : (contract.rechargeStates.find((one) => one === filter.state) ?? 'reviewing')
  const query = { ...(state ? { state } : {}), ...(filter.keyword ? { keyword: filter.keyword } : {}) }
  const list = useCall(contract.listStaffRecharges, { ...query, page, page_size: PAGE_SIZE })
  const columns = useColumns(setOpened)
  const states = contract.rechargeStates.map((one) => ({ value: one as string, label: words[one] }))
  return (
    <div className={css.stack}>
      <PageHeader title={text.recharge_title} description={text.recharge_description} />
      <FinanceFilters
        states={states}
        state={state ?? 'all'}
        keyword={filter.keyword ?? ''}
        note={fill(text.to_review, { count: list.data?.to_review ?? 0 })}
        onChange={setFilter}
      />
      <CardTable
        rowKey={(row) => `${row.seller_id}-${row.id}`}
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
      {opened ? (
        <Drawer
          open
          title={opened.recharge_no}
          size={520}
          styles={{ wrapper: { maxWidth: '100vw' } }}
          onClose={() => setOpened(null)}
        >
          <RechargeFacts row={opened} />
          {opened.state === 'reviewing' ? <ReviewForm row={opened} onClose={() => setOpened(null)} /> : null}
          {opened.handler ? <p className={css.quiet}>{fill(text.handled_by, { name: opened.handler })}</p> : null}
        </Drawer>
      ) : null}
    </div>
  )
}
