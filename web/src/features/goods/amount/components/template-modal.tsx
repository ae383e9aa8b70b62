import * as contract from '@inkroute/contract/goods/amount'
import { priceEndings } from '@inkroute/contract/goods/price'
import { Form, Input, InputNumber, Modal, Radio, Select } from 'antd'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { amountText } from '../amount.text.ts'
import { type AmountForm, getRule, isInRange, ruleKinds, toForm } from '../amount.view.ts'

interface Props {
  readonly template: contract.AmountTemplate | null
  readonly onClose: () => void
}

export function TemplateModal({ template, onClose }: Props) {
  const text = useText(amountText)
  const [form] = Form.useForm<AmountForm>()
  const kind = Form.useWatch('kind', form) ?? toForm(template).kind
  const options = {
    refetch: [contract.listAmountTemplates],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  }
  const create = useSend(contract.createAmountTemplate, options)
  const update = useSend(contract.updateAmountTemplate, options)
  const save = (values: AmountForm) => {
    const state = { name: values.name, ending: values.ending, rule: getRule(values) }
    if (template) update.mutate({ id: template.id, ...state })
    else create.mutate(state)
  }
  const inRange = (_: unknown, value: number | null) =>
    isInRange(kind, value) ? Promise.resolve() : Promise.reject(new Error(text.value_bad))
  return (
    <Modal
      open
      title={template ? text.edit : text.add}
      okText={text.save}
      cancelText={text.cancel}
      okButtonProps={{ loading: create.isPending || update.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={toForm(template)} onFinish={save}>
        <Form.Item
          name="name"
          label={text.name}
          rules={[{ required: true, whitespace: true, message: text.name_required }]}
        >
          <Input maxLength={40} autoFocus />
        </Form.Item>
        <Form.Item name="kind" label={text.kind}>
          <Radio.Group vertical options={ruleKinds.map((value) => ({ value, label: text[`kind_${value}`] }))} />
        </Form.Item>
        <Form.Item name="value" label={text[`value_${kind}`]} dependencies={['kind']} rules={[{ validator: inRange }]}>
          <InputNumber style={{ width: '100%' }} precision={kind === 'add' || kind === 'fixed' ? 2 : 0} />
        </Form.Item>
        <Form.Item name="ending" label={text.ending}>
          <Select options={priceEndings.map((value) => ({ value, label: text[`ending_${value}`] }))} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
