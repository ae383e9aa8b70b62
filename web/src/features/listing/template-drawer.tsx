import * as contract from '@inkroute/contract/listing/listing'
import { type ListingTemplate, saveListingTemplate, type TemplateContent } from '@inkroute/contract/listing/listing'
import { type ListingPlatform, priceEndings } from '@inkroute/contract/listing/platforms'
import { Button, Drawer, Form, Input, InputNumber, Select } from 'antd'
import { useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { formPath, templateInput } from './listing.view.ts'
import { PlatformFields } from './platform-fields.tsx'
import { TemplateRules } from './template-rules.tsx'

interface TemplateDrawerProps {
  readonly platform: ListingPlatform
  /** Null: a new one, or a copy. */
  readonly id: number | null
  readonly initial: TemplateContent
  readonly onClose: () => void
  readonly onSaved?: (template: ListingTemplate) => void
  /** The field to begin with. */
  readonly focus?: string | undefined
}

function PriceFields() {
  const text = useText(listingText)
  const base = Form.useWatch(['price', 'base']) as string | undefined
  const said = base === 'price' ? text.base_price : text.base_cost
  const required = [{ required: true, message: text.required }]
  return (
    <>
      <p className="text-sm text-quiet wrap-anywhere">{fill(text.price_help, { base: said })}</p>
      <div className={`grid gap-x-3 ${css.fields}`}>
        <Form.Item name={['price', 'base']} label={text.base}>
          <Select
            options={[
              { value: 'cost', label: text.base_cost },
              { value: 'price', label: text.base_price },
            ]}
          />
        </Form.Item>
        <Form.Item name={['price', 'rate']} label={text.rate} rules={required}>
          <InputNumber min={0.0001} max={1000} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name={['price', 'multiply']} label={text.multiply} rules={required}>
          <InputNumber min={0.01} max={1000} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name={['price', 'add']} label={text.add} rules={required}>
          <InputNumber min={0} max={100_000} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name={['price', 'ending']} label={text.ending}>
          <Select
            options={priceEndings.map((value) => ({ value, label: value === 'none' ? text.ending_none : value }))}
          />
        </Form.Item>
        <Form.Item name="currency" label={text.currency} rules={[{ pattern: /^[A-Z]{3}$/, message: text.required }]}>
          <Input maxLength={3} />
        </Form.Item>
        <Form.Item name="quantity" label={text.quantity} rules={required}>
          <InputNumber min={1} max={99_999} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
    </>
  )
}

/** Everything a release needs to know beside the goods, written once. */
export function TemplateDrawer({ platform, id, initial, onClose, onSaved, focus }: TemplateDrawerProps) {
  const text = useText(listingText)
  const [form] = Form.useForm<TemplateContent>()
  const save = useSend(saveListingTemplate, {
    refetch: [contract.listListingTemplates, contract.previewListings],
    onSuccess: (template) => {
      showToast('success', text.saved)
      onSaved?.(template)
      onClose()
    },
  })
  const submit = (content: TemplateContent) => save.mutate(templateInput(platform, id, content))
  const required = [{ required: true, whitespace: true, message: text.required }]
  return (
    <Drawer
      open
      size={640}
      title={id === null ? text.new_template : text.edit_template}
      onClose={onClose}
      afterOpenChange={(is_open) => {
        if (is_open && focus) form.scrollToField(formPath(focus, platform), { focus: true, block: 'center' })
      }}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="primary" loading={save.isPending} onClick={() => form.submit()}>
            {text.save}
          </Button>
        </div>
      }
    >
      <Form
        className={css.form ?? ''}
        form={form}
        layout="vertical"
        initialValues={initial}
        onFinish={submit}
        scrollToFirstError
      >
        <Form.Item name="name" label={text.name} rules={required}>
          <Input maxLength={60} />
        </Form.Item>
        <TemplateRules platform={platform} />
        <h3>{text.price}</h3>
        <PriceFields />
        <h3>{text.platform}</h3>
        <PlatformFields platform={platform} />
      </Form>
    </Drawer>
  )
}
