import * as contract from '@inkroute/contract/product-request/product-request'
import { Button, Drawer, Form, Input } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { requestText } from '../request.text.ts'
import { ApplicationFacts } from './application-facts.tsx'
import css from './request.module.css'

interface Values {
  readonly remark?: string
  readonly product_code?: string
}

function useReview(row: contract.StaffApplication, onClose: () => void) {
  const text = useText(requestText)
  const [form] = Form.useForm<Values>()
  const send = useSend(contract.reviewApplication, {
    refetch: [contract.listStaffApplications, contract.getStaffApplication],
    onSuccess: (_, { is_accepted }) => {
      showToast('success', is_accepted ? text.accepted_toast : text.refused_toast)
      onClose()
    },
  })
  const review = (is_accepted: boolean) => {
    const { remark = '', product_code = '' } = form.getFieldsValue()
    if (!is_accepted && remark.trim() === '') {
      form.setFields([{ name: 'remark', errors: [text.remark_needed] }])
      form.getFieldInstance('remark')?.focus()
      return
    }
    send.mutate({ seller_id: row.seller_id, id: row.id, is_accepted, remark, product_code })
  }
  return { form, review, is_busy: send.isPending }
}

/** The application, to approve or reject. */
export function ReviewDrawer({
  row,
  onClose,
}: {
  readonly row: contract.StaffApplication
  readonly onClose: () => void
}) {
  const text = useText(requestText)
  const { form, review, is_busy } = useReview(row, onClose)
  // The list may be minutes old; check again that it is still pending.
  const fresh = useCall(contract.getStaffApplication, { seller_id: row.seller_id, id: row.id }, { quiet: true }).data
  const application = fresh?.id === row.id && fresh.seller_id === row.seller_id ? fresh : row
  const is_open = application.status === 'pending'
  return (
    <Drawer
      open
      size={600}
      title={application.name}
      onClose={onClose}
      footer={
        is_open ? (
          <div className={`flex gap-3 ${css.foot}`}>
            <Button danger disabled={is_busy} onClick={() => review(false)}>
              {text.refuse}
            </Button>
            <Button type="primary" loading={is_busy} onClick={() => review(true)}>
              {text.accept}
            </Button>
          </div>
        ) : null
      }
    >
      <ApplicationFacts
        application={application}
        extra={[
          { label: text.seller, children: application.seller_name },
          ...(application.reviewed_by ? [{ label: text.reviewed_by, children: application.reviewed_by }] : []),
        ]}
      />
      {is_open ? (
        <Form form={form} layout="vertical" requiredMark={false} style={{ marginTop: 24 }}>
          <Form.Item name="remark" label={text.remark} extra={text.remark_help}>
            <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
          </Form.Item>
          <Form.Item name="product_code" label={text.product_code} extra={text.product_code_help}>
            <Input maxLength={100} />
          </Form.Item>
        </Form>
      ) : null}
    </Drawer>
  )
}
