import * as contract from '@inkroute/contract/identity/identity'
import { Button, Drawer, Form, Input } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { identityText } from '../identity.text.ts'
import { IdentityFacts } from './identity-facts.tsx'

type Row = contract.IdentityForStaff

function useReview(row: Row, onClose: () => void) {
  const text = useText(identityText)
  const [form] = Form.useForm<{ reason?: string }>()
  const send = useSend(contract.reviewIdentity, {
    refetch: [contract.listIdentities],
    onSuccess: (_, { is_approved }) => {
      showToast('success', is_approved ? text.approved_toast : text.refused_toast)
      onClose()
    },
  })
  const review = (is_approved: boolean) => {
    const { reason = '' } = form.getFieldsValue()
    if (!is_approved && reason.trim() === '') {
      form.setFields([{ name: 'reason', errors: [text.reason_needed] }])
      return
    }
    send.mutate({ seller_id: row.seller_id, id: row.id, is_approved, reason })
  }
  return { form, review, is_busy: send.isPending }
}

/** What was handed in, and while it waits the decision about it. */
export function ReviewDrawer({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const text = useText(identityText)
  const { form, review, is_busy } = useReview(row, onClose)
  const is_open = row.state === 'pending'
  return (
    <Drawer
      open
      size={600}
      title={row.name}
      onClose={onClose}
      footer={
        is_open ? (
          <div className="flex justify-end gap-3">
            <Button danger disabled={is_busy} onClick={() => review(false)}>
              {text.refuse}
            </Button>
            <Button type="primary" loading={is_busy} onClick={() => review(true)}>
              {text.approve}
            </Button>
          </div>
        ) : null
      }
    >
      <IdentityFacts
        one={row}
        extra={[
          [
            text.seller,
            <OpsLink key="seller" kind="seller" id={row.seller_id}>
              {`${row.seller_name} (IR${row.seller_id})`}
            </OpsLink>,
          ],
          [text.states, text[row.state]],
          ...(row.reviewed_by ? [[text.reviewed_by, row.reviewed_by] as const] : []),
          ...(row.reason ? [[text.reason, row.reason] as const] : []),
        ]}
      />
      {is_open ? (
        <Form form={form} layout="vertical" requiredMark={false} style={{ marginTop: 24 }}>
          <Form.Item name="reason" label={text.reason} extra={text.reason_help}>
            <Input.TextArea maxLength={300} showCount rows={3} />
          </Form.Item>
        </Form>
      ) : null}
    </Drawer>
  )
}
