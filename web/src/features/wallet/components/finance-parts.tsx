import { Button, Form, Input, Space } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { financeText } from '../finance.text.ts'
import css from './wallet.module.css'

/** Labelled values; empty ones are left out. */
export function FinanceFacts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={`grid bg-paper rounded-control gap-x-4 gap-y-2 p-4 mb-6 ${css.facts}`}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className="text-quiet">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

interface DecisionFormProps {
  readonly number_label: string
  readonly number_missing: string
  readonly accept: string
  readonly is_pending: boolean
  readonly onDecide: (decision: { is_accepted: boolean; number: string; reason: string }) => void
}

/** Accepting needs the bank's number, rejecting a reason for the seller. */
export function DecisionForm({ number_label, number_missing, accept, is_pending, onDecide }: DecisionFormProps) {
  const text = useText(financeText)
  const [form] = Form.useForm<{ number?: string; reason?: string }>()
  const decide = (is_accepted: boolean) => {
    const { number = '', reason = '' } = form.getFieldsValue()
    if (is_accepted && number.trim().length < 4) {
      return form.setFields([{ name: 'number', errors: [number_missing] }])
    }
    if (!is_accepted && reason.trim().length < 2) {
      return form.setFields([{ name: 'reason', errors: [text.reason_needed] }])
    }
    onDecide({ is_accepted, number, reason })
  }
  return (
    <Form form={form} layout="vertical" style={{ marginTop: 24 }}>
      <Form.Item name="number" label={number_label}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="reason" label={text.reason}>
        <Input.TextArea maxLength={200} rows={2} />
      </Form.Item>
      <Space>
        <Button type="primary" loading={is_pending} onClick={() => decide(true)}>
          {accept}
        </Button>
        <Button danger loading={is_pending} onClick={() => decide(false)}>
          {text.reject}
        </Button>
      </Space>
    </Form>
  )
}

/** Who decided, once somebody has. */
export function HandledBy({ handler }: { readonly handler: string | null }) {
  const text = useText(financeText)
  return handler ? <p className={css.quiet}>{fill(text.handled_by, { name: handler })}</p> : null
}
