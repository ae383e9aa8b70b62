import * as contract from '@inkroute/contract/wallet/reconcile'
import { Form, Input, Modal, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { StaffExportButton } from '../../../shared/export/staff-export-button.tsx'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { PayMark } from '../../../shared/pay/pay-mark.tsx'
import { usePayWords } from '../../../shared/pay/pay-ways.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../components/wallet.module.css'
import { payDeskText } from './desk.text.ts'
import { ReconcileDays } from './reconcile-days.tsx'

const PAGE_SIZE = 20
const keys = ['state'] as const

function SettleDialog({ row, onClose }: { readonly row: contract.Difference; readonly onClose: () => void }) {
  const text = useText(payDeskText)
  const [form] = Form.useForm<{ note: string }>()
  const settle = useSend(contract.settleDifference, {
    refetch: [contract.listDifferences],
    onSuccess: () => {
      showToast('success', text.settle_done)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.settle_title, { number: row.out_trade_no || row.trade_no })}
      okText={text.settle}
      confirmLoading={settle.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={({ note }) => settle.mutate({ id: row.id, note })}>
        <Form.Item
          name="note"
          label={text.settle_note}
          rules={[{ required: true, whitespace: true, min: 2, message: text.settle_needed }]}
        >
          <Input.TextArea rows={3} maxLength={300} showCount />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** The request number of a refund is that of its payment and its own. */
const paymentOf = ({ subject, out_trade_no }: contract.Difference) =>
  subject === 'refund' ? out_trade_no.replace(/_\d+$/, '') : out_trade_no

const amountOf = ({ currency }: contract.Difference, amount: string | null) =>
  amount === null ? '–' : `${currency} ${amount}`

function useColumns(onSettle: (row: contract.Difference) => void): TableColumnsType<contract.Difference> {
  const text = useText(payDeskText)
  const words = usePayWords()
  return [
    {
      title: text.number,
      render: (_, row) => (
        <>
          <div className={css.mono}>
            {row.out_trade_no.startsWith('P') ? <OpsLink kind="payment" id={paymentOf(row)} /> : row.out_trade_no}
            {row.subject === 'refund' ? <Tag style={{ marginInlineStart: 8 }}>{text.subject_refund}</Tag> : null}
          </div>
          <div className={`${css.quiet} ${css.mono}`}>{row.trade_no}</div>
        </>
      ),
    },
    { title: text.day, width: 110, render: (_, row) => <time className={css.day}>{row.day}</time> },
    {
      title: text.channel,
      width: 160,
      render: (_, row) => (
        <>
          <PayMark channel={row.channel} /> {words.nameOf(row.channel)}
        </>
      ),
    },
    { title: text.kind, width: 110, render: (_, row) => <Tag color="red">{text[row.kind]}</Tag> },
    { title: text.ours, align: 'right', width: 120, render: (_, row) => amountOf(row, row.ours) },
    { title: text.theirs, align: 'right', width: 120, render: (_, row) => amountOf(row, row.theirs) },
    {
      title: text.result,
      render: (_, row) =>
        row.settled_at ? (
          <>
            {row.note}
            <div className={css.quiet}>
              {row.settled_by} <RelativeTime at={row.settled_at} />
            </div>
          </>
        ) : null,
    },
    {
      title: text.actions,
      key: ACTIONS,
      width: 100,
      render: (_, row) =>
        row.settled_at ? null : (
          <RowActions actions={[{ key: 'settle', label: text.settle, onClick: () => onSettle(row) }]} />
        ),
    },
  ]
}

/** Payments one side does not know, and the days that were compared. */
export default function OpsReconcileScreen() {
  const text = useText(payDeskText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const state = filter.state === 'settled' ? 'settled' : 'open'
  const [settling, setSettling] = useState<contract.Difference | null>(null)
  const list = useCall(contract.listDifferences, { state, page, page_size: PAGE_SIZE })
  const columns = useColumns(setSettling)
  const items = [
    { key: 'open', to: '?', label: text.unsettled },
    { key: 'settled', to: '?state=settled', label: text.settled },
  ]
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className={css.stack}>
      <PageHeader
        title={text.reconcile}
        description={text.reconcile_description}
        actions={<StaffExportButton kind="wallet.differences" params={{ state }} label={text.export} />}
      />
      <Panel title={text.differences}>
        <TabLinks label={text.state} active={state} items={items} />
        <CardTable
          wide_label={text.differences}
          rowKey="id"
          columns={columns}
          dataSource={list.data?.data ?? []}
          loading={list.isPending}
          locale={{ emptyText: text.none_differences }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      </Panel>
      <ReconcileDays />
      {settling ? <SettleDialog row={settling} onClose={() => setSettling(null)} /> : null}
    </div>
  )
}
