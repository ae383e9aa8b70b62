import { getProductAsSeller, listProductsAsSeller } from '@inkroute/contract/catalog/catalog'
import * as contract from '@inkroute/contract/goods/exclusive'
import { Form, Input, Modal, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './exclusive.module.css'
import { exclusiveBaseText } from './exclusive.text.ts'

interface Words {
  readonly basic_product_id: number
  readonly name: string
  readonly color_ids: number[]
  readonly remark: string
}

interface DialogProps {
  readonly place: number
  readonly base: contract.ExclusiveBase | null
  /** Products in other slots; a product can only have one slot. */
  readonly others: readonly contract.ExclusiveBase[]
  readonly onClose: () => void
}

/** Product search by name or code; the current choice stays in the list. */
function useProductChoices({ base, others }: Pick<DialogProps, 'base' | 'others'>, keyword: string) {
  const text = useText(exclusiveBaseText)
  const asked = useDeferredValue(keyword.trim())
  const input = { page_size: 30, ...(asked ? { keyword: asked } : {}) }
  const found = useCall(listProductsAsSeller, input, { quiet: true })
  const rows = found.data?.data ?? []
  const own = base && !rows.some(({ id }) => id === base.basic_product_id) ? [base] : []
  return {
    is_fetching: found.isFetching,
    options: [
      ...own.map(({ basic_product_id, product, name }) => ({ value: basic_product_id, label: product?.name ?? name })),
      ...rows.map(({ id, name, code }) => {
        const taken = others.find((one) => one.basic_product_id === id)
        const where = taken ? ` · ${fill(text.place, { place: taken.place })}` : ''
        return { value: id, label: `${name} · ${code}${where}`, disabled: taken !== undefined }
      }),
    ],
  }
}

function ColorChoice({ product_id, ...rest }: { product_id: number | undefined; value?: number[] }) {
  const text = useText(exclusiveBaseText)
  const found = useCall(getProductAsSeller, { id: product_id ?? 0 }, { quiet: true, enabled: Boolean(product_id) })
  const options = (found.data?.colors ?? []).map(({ id, name, hex }) => ({
    value: id,
    label: (
      <span className={`inline-flex items-center gap-1.5 ${css.swatch}`}>
        <i style={{ background: hex }} />
        {name}
      </span>
    ),
  }))
  return (
    <Select
      mode="multiple"
      {...rest}
      disabled={!product_id}
      loading={found.isFetching}
      options={options}
      aria-label={text.colors}
    />
  )
}

/** A slot: product, custom name, colours and note. */
export function ExclusiveDialog({ place, base, others, onClose }: DialogProps) {
  const text = useText(exclusiveBaseText)
  const [form] = Form.useForm<Words>()
  const product_id = Form.useWatch('basic_product_id', form)
  const [keyword, setKeyword] = useState('')
  const { options, is_fetching } = useProductChoices({ base, others }, keyword)
  const save = useSend(contract.setExclusiveBase, {
    refetch: [contract.listExclusiveBases],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  })
  const required = [{ required: true, message: text.required }]
  return (
    <Modal
      open
      title={fill(text.place, { place })}
      okText={text.save}
      cancelText={text.cancel}
      okButtonProps={{ loading: save.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          basic_product_id: base?.basic_product_id,
          name: base?.name ?? '',
          remark: base?.remark ?? '',
          color_ids: base?.colors.map(({ id }) => id) ?? [],
        }}
        onFinish={(words) => save.mutate({ place, ...words })}
        onValuesChange={(changed: Partial<Words>) => {
          if (changed.basic_product_id) form.setFieldValue('color_ids', [])
        }}
      >
        <Form.Item name="basic_product_id" label={text.product} rules={required}>
          <Select
            showSearch={{ filterOption: false, onSearch: setKeyword }}
            loading={is_fetching}
            options={options}
            placeholder={text.product_search}
          />
        </Form.Item>
        <Form.Item name="color_ids" label={text.colors} rules={required}>
          <ColorChoice product_id={product_id} />
        </Form.Item>
        <Form.Item name="name" label={text.name} extra={text.name_help}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="remark" label={text.remark}>
          <Input.TextArea maxLength={200} autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
