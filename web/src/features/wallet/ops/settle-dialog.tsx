import * as contract from '@inkroute/contract/wallet/reconcile'
import { Form, Input, Modal } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { payDeskText } from './desk.text.ts'

/** A difference is settled with a note on what was done about it. */
export function SettleDialog({ row, onClose }: { readonly row: contract.Difference; readonly onClose: () => void }) {
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
