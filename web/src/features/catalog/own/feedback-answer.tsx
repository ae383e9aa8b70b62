import * as contract from '@inkroute/contract/catalog/own'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { ownText } from './own.text.ts'

/** The answer, or a form to write one. */
export function FeedbackAnswer({ row }: { readonly row: contract.ProductFeedback }) {
  const text = useText(ownText)
  const [is_open, setOpen] = useState(false)
  const send = useSend(contract.answerProductFeedback, {
    refetch: [contract.listProductFeedback],
    onSuccess: () => showToast('success', text.feedback_sent),
  })
  if (row.status === 'answered') {
    return (
      <p className="text-xs bg-paper rounded-control px-3 py-2 mt-2">
        {fill(text.feedback_by, { name: row.answered_by })}: {row.answer}
      </p>
    )
  }
  if (!is_open) {
    return (
      <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setOpen(true)}>
        {text.feedback_answer}
      </Button>
    )
  }
  return (
    <Form
      layout="vertical"
      style={{ marginTop: 8 }}
      onFinish={({ answer }: { answer: string }) => send.mutate({ seller_id: row.seller_id, id: row.id, answer })}
    >
      <Form.Item name="answer" rules={[{ required: true, whitespace: true, message: text.feedback_needed }]}>
        <Input.TextArea
          autoFocus
          aria-label={text.feedback_answer}
          maxLength={1000}
          autoSize={{ minRows: 2, maxRows: 6 }}
        />
      </Form.Item>
      <Button type="primary" size="small" htmlType="submit" loading={send.isPending}>
        {text.feedback_send}
      </Button>
    </Form>
  )
}
