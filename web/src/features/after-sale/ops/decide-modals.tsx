import * as contract from '@inkroute/contract/after-sale/staff'
import { Form, Input, InputNumber, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { opsWorkText, workText } from '../after-sale.text.ts'
import { sumAmounts } from '../after-sale.view.ts'
import { staffRefetch } from './staff-composer.tsx'

export type Decision = 'refund' | 'reprint' | 'coupon' | 'reject' | 'accept'

interface DecideProps {
  readonly work: contract.StaffWorkDetail
  readonly onClose: () => void
}

interface FrameProps<V> extends DecideProps {
  readonly title: string
  readonly ok: string | ((values: Partial<V>) => string)
  readonly is_busy: boolean
  readonly is_danger?: boolean
  readonly initial?: object
  readonly onFinish: (values: V) => void
  readonly children: ReactNode
}

function Frame<V>({ title, ok, is_busy, is_danger = false, initial = {}, onFinish, onClose, children }: FrameProps<V>) {
  const text = useText(workText)
  const [form] = Form.useForm<V>()
  const values = Form.useWatch([], form) as Partial<V> | undefined
  return (
    <Modal
      open
      title={title}
      okText={typeof ok === 'string' ? ok : ok(values ?? {})}
      cancelText={text.cancel}
      okButtonProps={{ danger: is_danger, loading: is_busy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<V> form={form} layout="vertical" initialValues={initial} onFinish={onFinish}>
        {children}
      </Form>
    </Modal>
  )
}

function useDecide(onClose: () => void) {
  const text = useText(opsWorkText)
  const options = {
    refetch: staffRefetch,
    onSuccess: () => {
      showToast('success', text.decided)
      onClose()
    },
  }
  return {
    resolve: useSend(contract.resolveStaffWork, options),
    reject: useSend(contract.rejectStaffWork, options),
    accept: useSend(contract.acceptReturn, options),
  }
}

function Note() {
  const text = useText(opsWorkText)
  return (
    <Form.Item name="note" label={text.note}>
      <Input.TextArea rows={2} maxLength={2000} />
    </Form.Item>
  )
}

type Amounts = Record<string, string | null>

/** Refund per order line; the button shows the total. */
function RefundModal({ work, onClose }: DecideProps) {
  const text = useText(opsWorkText)
  const { resolve } = useDecide(onClose)
  const initial = { amounts: Object.fromEntries(work.lines.map((line) => [`l${line.line_id}`, line.refundable])) }
  const total = ({ amounts = {} }: { amounts?: Amounts }) =>
    fill(text.refund_ok, { amount: formatMoney(sumAmounts(Object.values(amounts))) })
  return (
    <Frame<{ amounts: Amounts; note?: string }>
      work={work}
      onClose={onClose}
      initial={initial}
      title={text.refund}
      ok={total}
      is_busy={resolve.isPending}
      onFinish={({ amounts, note = '' }) =>
        resolve.mutate({
          id: work.id,
          outcome: 'refund',
          note,
          refunds: work.lines.flatMap(({ line_id }) => {
            const amount = Number(amounts[`l${line_id}`] ?? 0)
            return amount > 0 ? [{ line_id, amount: amount.toFixed(2) }] : []
          }),
        })
      }
    >
      {work.lines.map((line) => {
        const left = sumAmounts([line.paid, `-${line.refunded}`])
        return (
          <Form.Item
            key={line.line_id}
            name={['amounts', `l${line.line_id}`]}
            label={fill(text.refund_line, { title: line.title })}
            extra={fill(text.refund_most, { amount: formatMoney(left) })}
          >
            <InputNumber<string> stringMode min="0" max={left} precision={2} prefix="¥" style={{ width: '100%' }} />
          </Form.Item>
        )
      })}
      <Note />
    </Frame>
  )
}

function ReprintModal({ work, onClose }: DecideProps) {
  const text = useText(opsWorkText)
  const { resolve } = useDecide(onClose)
  return (
    <Frame<{ note?: string }>
      work={work}
      onClose={onClose}
      title={text.reprint}
      ok={text.reprint_ok}
      is_busy={resolve.isPending}
      onFinish={({ note = '' }) => resolve.mutate({ id: work.id, outcome: 'reprint', note })}
    >
      <p>{fill(text.reprint_help, { count: work.pieces })}</p>
      <Note />
    </Frame>
  )
}

function CouponModal({ work, onClose }: DecideProps) {
  const text = useText(opsWorkText)
  const { resolve } = useDecide(onClose)
  return (
    <Frame<{ amount: string; note?: string }>
      work={work}
      onClose={onClose}
      title={text.coupon}
      ok={text.coupon_ok}
      is_busy={resolve.isPending}
      onFinish={({ amount, note = '' }) =>
        resolve.mutate({ id: work.id, outcome: 'coupon', note, coupon_amount: Number(amount).toFixed(2) })
      }
    >
      <Form.Item
        name="amount"
        label={text.coupon_amount}
        extra={text.coupon_help}
        rules={[{ required: true, message: text.coupon_help }]}
      >
        <InputNumber<string> stringMode min="0.01" max="500" precision={2} prefix="¥" style={{ width: '100%' }} />
      </Form.Item>
      <Note />
    </Frame>
  )
}

function RejectModal({ work, onClose }: DecideProps) {
  const text = useText(opsWorkText)
  const { reject } = useDecide(onClose)
  return (
    <Frame<{ note: string }>
      work={work}
      onClose={onClose}
      title={text.reject}
      ok={text.reject_ok}
      is_danger
      is_busy={reject.isPending}
      onFinish={({ note }) => reject.mutate({ id: work.id, note })}
    >
      <Form.Item
        name="note"
        label={text.note}
        rules={[{ required: true, whitespace: true, message: text.note_needed }]}
      >
        <Input.TextArea rows={3} maxLength={2000} />
      </Form.Item>
    </Frame>
  )
}

function AcceptModal({ work, onClose }: DecideProps) {
  const text = useText(opsWorkText)
  const { accept } = useDecide(onClose)
  return (
    <Frame<{ address: string }>
      work={work}
      onClose={onClose}
      title={text.accept}
      ok={text.accept}
      is_busy={accept.isPending}
      onFinish={({ address }) => accept.mutate({ id: work.id, address })}
    >
      <Form.Item
        name="address"
        label={text.address}
        rules={[{ required: true, whitespace: true, min: 5, message: text.address_needed }]}
      >
        <Input.TextArea rows={3} maxLength={300} />
      </Form.Item>
    </Frame>
  )
}

const modals = {
  refund: RefundModal,
  reprint: ReprintModal,
  coupon: CouponModal,
  reject: RejectModal,
  accept: AcceptModal,
} satisfies Record<Decision, unknown>

export function DecideModal({ decision, ...props }: DecideProps & { decision: Decision }) {
  const Chosen = modals[decision]
  return <Chosen {...props} />
}
