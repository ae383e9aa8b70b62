import type { newDocumentKinds } from '@inkroute/contract/warehouse/codes'
import * as contract from '@inkroute/contract/warehouse/document'
import { getStockFacets } from '@inkroute/contract/warehouse/stock'
import { Form, Modal, Select } from 'antd'
import { useNavigate } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { warehouseText } from '../warehouse.text.ts'
import { documentText } from './document.text.ts'

type NewKind = (typeof newDocumentKinds)[number]

export function useWarehouseOptions(only_open = false) {
  const facets = useCall(getStockFacets, {}, { quiet: true }).data
  return (facets?.warehouses ?? [])
    .filter(({ is_active }) => is_active || !only_open)
    .map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))
}

/** A document begins with its warehouse; a transfer has two. */
export function NewDocument({ kind, onClose }: { readonly kind: NewKind; readonly onClose: () => void }) {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const navigate = useNavigate()
  const [form] = Form.useForm<{ warehouse_code: string; to_warehouse_code?: string }>()
  const options = useWarehouseOptions()
  const open = useWarehouseOptions(true)
  const create = useSend(contract.createStockDocument, { onSuccess: ({ id }) => navigate(`/ops/stockDocument/${id}`) })
  const rules = [{ required: true, message: text.choose_warehouse }]
  return (
    <Modal
      open
      title={fill(text.new, { kind: shared[kind].toLowerCase() })}
      okText={text.begin}
      cancelText={shared.cancel}
      okButtonProps={{ loading: create.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => create.mutate({ kind, ...values })}>
        <Form.Item
          name="warehouse_code"
          label={kind === 'transfer' ? text.from_warehouse : shared.warehouse}
          rules={rules}
        >
          <Select autoFocus options={kind === 'receipt' ? open : options} />
        </Form.Item>
        {kind === 'transfer' ? (
          <Form.Item name="to_warehouse_code" label={text.to_warehouse} rules={rules}>
            <Select options={open} />
          </Form.Item>
        ) : null}
      </Form>
    </Modal>
  )
}
