import * as contract from '@inkroute/contract/seller-desk/adjustment'
import { Alert, Button, Drawer, Form, Input, Space } from 'antd'
import { Link } from 'react-router'
import { useSend } from '../../shared/api/hooks.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import css from './seller-desk.module.css'
import { adjustmentText } from './seller-desk.text.ts'

type Adjustment = contract.Adjustment

export const categoryName = (key: string, language: 'zh' | 'en'): string =>
  contract.adjustmentCategories.find((one) => one.key === key)?.[language] ?? key

const getAfter = ({ balance, amount }: Adjustment): string => (Number(balance) + Number(amount)).toFixed(2)

function Facts({ row }: { readonly row: Adjustment }) {
  const text = useText(adjustmentText)
  const { language } = useLanguage()
  const facts = [
    [text.amount, formatMoney(row.amount)],
    [text.category, categoryName(row.category, language)],
    [text.reason, row.reason],
    [text.reference, row.reference],
    [text.seller_text, language === 'zh' ? row.text_zh : row.text_en],
    [text.asked, row.requested_by],
    [text.balance, formatMoney(row.balance)],
    [text.after, row.state === 'pending' ? formatMoney(getAfter(row)) : ''],
    [text.decided, row.decided_by],
    [text.note, row.note],
  ] as const
  return (
    <dl className="grid grid-cols-1 min-w-0 gap-4" style={{ marginBottom: 24 }}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="flex flex-wrap items-center justify-between gap-2">
            <dt className={css.quiet}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function DecideForm({ row, onClose }: { readonly row: Adjustment; readonly onClose: () => void }) {
  const text = useText(adjustmentText)
  const [form] = Form.useForm<{ note: string }>()
  const send = useSend(contract.decideAdjustment, {
    refetch: [contract.listAdjustments],
    onSuccess: ({ state }) => {
      showToast('success', state === 'posted' ? text.done_posted : text.done_rejected)
      onClose()
    },
  })
  const decide = async (is_approved: boolean) => {
    const { note } = await form.validateFields()
    send.mutate({ id: row.id, is_approved, note })
  }
  return (
    <Form form={form} layout="vertical">
      <Form.Item
        name="note"
        label={text.note}
        rules={[{ required: true, whitespace: true, min: 2, message: text.note_needed }]}
      >
        <Input.TextArea rows={2} maxLength={300} />
      </Form.Item>
      <Space>
        <Button type="primary" loading={send.isPending} onClick={() => void decide(true).catch(() => {})}>
          {fill(text.approve, { amount: formatMoney(row.amount) })}
        </Button>
        <Button danger loading={send.isPending} onClick={() => void decide(false).catch(() => {})}>
          {text.reject}
        </Button>
      </Space>
    </Form>
  )
}

function OwnRequest({ row, onClose }: { readonly row: Adjustment; readonly onClose: () => void }) {
  const text = useText(adjustmentText)
  const cancel = useSend(contract.cancelAdjustment, {
    refetch: [contract.listAdjustments],
    onSuccess: () => {
      showToast('success', text.withdrawn)
      onClose()
    },
  })
  return (
    <Space orientation="vertical">
      <Alert type="info" showIcon title={text.own} />
      <Button loading={cancel.isPending} onClick={() => cancel.mutate({ id: row.id })}>
        {text.withdraw}
      </Button>
    </Space>
  )
}

interface DetailProps {
  readonly row: Adjustment
  readonly may_decide: boolean
  readonly onClose: () => void
}

/** An adjustment and, for those who may decide on it, the decision. */
export function AdjustmentDrawer({ row, may_decide, onClose }: DetailProps) {
  const text = useText(adjustmentText)
  return (
    <Drawer
      open
      size={480}
      title={`${text.title} ${row.id}`}
      onClose={onClose}
      extra={<Link to={`/ops/seller/${row.seller_id}`}>{row.seller_name}</Link>}
    >
      <Facts row={row} />
      {row.state !== 'pending' || !may_decide ? null : row.is_own ? (
        <OwnRequest row={row} onClose={onClose} />
      ) : (
        <DecideForm row={row} onClose={onClose} />
      )}
    </Drawer>
  )
}
