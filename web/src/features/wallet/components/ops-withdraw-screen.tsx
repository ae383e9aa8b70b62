import * as contract from '@inkroute/contract/wallet/withdraw'
import { Alert, Button, Drawer, Form, Input, Space, type TableColumnsType, Tag } from 'antd'
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
import { stateColors } from '../wallet.view.ts'
import { withdrawText } from '../withdraw.text.ts'
import { FinanceFilters } from './finance-filters.tsx'
import css from './wallet.module.css'

const PAGE_SIZE = 20
const keys = ['state', 'keyword'] as const

function HandleForm({ row, onClose }: { readonly row: contract.StaffWithdrawal; readonly onClose: () => void }) {
  const text = useText(financeText)
  const [form] = Form.useForm<{ trade_no?: string; reason?: string }>()
  const send = useSend(contract.reviewWithdrawal, {
    refetch: [contract.listStaffWithdrawals],
    onSuccess: (_, { is_paid }) => {
      showToast('success', is_paid ? text.marked_paid : text.rejected)
      onClose()
    },
  })
  const handle = (is_paid: boolean) => {
    const { trade_no = '', reason = '' } = form.getFieldsValue()
    if (is_paid && trade_no.trim().length < 4) {
      return form.setFields([{ name: 'trade_no', errors: [text.trade_no_needed] }])
    }
    if (!is_paid && reason.trim().length < 2) {
      return form.setFields([{ name: 'reason', errors: [text.reason_needed] }])
    }
    send.mutate({ id: row.id, seller_id: row.seller_id, is_paid, trade_no, reason })
  }
  return (
    <Form form={form} layout="vertical">
      <Form.Item name="trade_no" label={text.trade_no}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="reason" label={text.reason}>
        <Input.TextArea maxLength={200} rows={2} />
      </Form.Item>
      <Space>
        <Button type="primary" loading={send.isPending} onClick={() => handle(true)}>
          {fill(text.mark_paid, { amount: formatMoney(row.amount) })}
        </Button>
        <Button danger loading={send.isPending} onClick={() => handle(false)}>
          {text.reject}
        </Button>
      </Space>
    </Form>
  )
}

function NameWarning({ row }: { readonly row: contract.StaffWithdrawal }) {
  const text = useText(financeText)
  if (row.name_check === 'same') return null
  const is_different = row.name_check === 'different'
  return (
    <Alert
      type={is_different ? 'error' : 'warning'}
      showIcon
      style={{ marginBlock: 16 }}
      title={is_different ? text.name_different : text.name_unverified}
      description={
        is_different
          ? fill(text.name_different_why, { receiver: row.account_name, verified: row.verified_name })
          : text.name_unverified_why
      }
    />
  )
}

function WithdrawalDrawer({ row, onClose }: { readonly row: contract.StaffWithdrawal; readonly onClose: () => void }) {
  const text = useText(financeText)
  const words = useText(withdrawText)
  const facts = [
    [text.seller, `${row.seller_name} (IR${row.seller_id})`],
    [text.amount, formatMoney(row.amount)],
    [words.method, row.method === 'bank' ? row.bank_name : words.alipay],
    [words.account_name, row.account_name],
    [text.account, row.account_no],
    [text.trade_no, row.trade_no],
    [text.reason, row.reason],
  ].filter(([, value]) => value !== '')
  return (
    <Drawer open title={text.withdraw_title} size={480} styles={{ wrapper: { maxWidth: '100vw' } }} onClose={onClose}>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <NameWarning row={row} />
      {row.state === 'submitted' ? <HandleForm row={row} onClose={onClose} /> : null}
      {row.handler ? <p className={css.quiet}>{fill(text.handled_by, { name: row.handler })}</p> : null}
    </Drawer>
  )
}

function useColumns(onOpen: (row: contract.StaffWithdrawal) => void): TableColumnsType<contract.StaffWithdrawal> {
  const text = useText(financeText)
  const words = useText(withdrawText)
  return [
    { title: text.seller, dataIndex: 'seller_name' },
    {
      title: text.account,
      responsive: ['md'],
      render: (_, row) => (
        <>
          <div>
            {row.account_name} · {row.account_no}{' '}
            {row.name_check === 'same' ? null : (
              <Tag color={row.name_check === 'different' ? 'red' : 'orange'}>
                {row.name_check === 'different' ? text.name_different : text.name_unverified}
              </Tag>
            )}
          </div>
          <div className={css.quiet}>{row.method === 'bank' ? row.bank_name : words.alipay}</div>
        </>
      ),
    },
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
        <Button size="small" type={row.state === 'submitted' ? 'primary' : 'default'} onClick={() => onOpen(row)}>
          {row.state === 'submitted' ? text.pay_out : text.view}
        </Button>
      ),
    },
  ]
}

export default function OpsWithdrawScreen() {
  const text = useText(financeText)
  const words = useText(withdrawText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [opened, setOpened] = useState<contract.StaffWithdrawal | null>(null)
  const state =
    filter.state === 'all' ? undefined : (contract.withdrawStates.find((one) => one === filter.state) ?? 'submitted')
  const query = { ...(state ? { state } : {}), ...(filter.keyword ? { keyword: filter.keyword } : {}) }
  const list = useCall(contract.listStaffWithdrawals, { ...query, page, page_size: PAGE_SIZE })
  const columns = useColumns(setOpened)
  const states = contract.withdrawStates.map((one) => ({ value: one as string, label: words[one] }))
  return (
    <div className={css.stack}>
      <PageHeader title={text.withdraw_title} description={text.withdraw_description} />
      <FinanceFilters
        states={states}
        state={state ?? 'all'}
        keyword={filter.keyword ?? ''}
        note={fill(text.to_pay, { count: list.data?.to_pay ?? 0 })}
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
      {opened ? <WithdrawalDrawer row={opened} onClose={() => setOpened(null)} /> : null}
    </div>
  )
}
