import { Form, Input, Modal, Select } from 'antd'
import type { ApiError } from '../../../../shared/api/request.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { termsText } from './terms.text.ts'

export interface EntryValues {
  readonly key: string
  readonly name: { readonly zh: string; readonly en: string }
  readonly keywords: string
  readonly parent: string
}

interface EntryDialogProps {
  readonly title: string
  readonly initial: EntryValues
  readonly is_new: boolean
  /** Categories it can be moved below; null for a plain term. */
  readonly parents: readonly { readonly value: string; readonly label: string }[] | null
  readonly save: (values: EntryValues) => Promise<unknown>
  readonly onClose: () => void
}

const KEY = /^[a-zA-Z0-9]+([-_][a-zA-Z0-9]+)*$/

/** Key and names of a category or term. What the server refuses appears at the key. */
export function EntryDialog({ title, initial, is_new, parents, save, onClose }: EntryDialogProps) {
  const text = useText(termsText)
  const [form] = Form.useForm<EntryValues>()
  const submit = async (values: EntryValues) => {
    try {
      await save({ ...initial, ...values })
      onClose()
    } catch (error) {
      form.setFields([{ name: is_new ? 'key' : ['name', 'zh'], errors: [(error as ApiError).message] }])
    }
  }
  const named = [{ required: true, whitespace: true, message: text.name_needed }]
  return (
    <Modal
      open
      title={title}
      okText={is_new ? text.add : text.save}
      cancelText={text.cancel}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={initial} onFinish={(v) => void submit(v)}>
        <Form.Item name={['name', 'zh']} label={text.name_zh} rules={named}>
          <Input maxLength={30} />
        </Form.Item>
        <Form.Item name={['name', 'en']} label={text.name_en} rules={named}>
          <Input maxLength={75} />
        </Form.Item>
        {is_new ? (
          <Form.Item
            name="key"
            label={text.key}
            extra={text.key_help}
            rules={[{ required: true, pattern: KEY, message: text.key_wrong }]}
          >
            <Input maxLength={40} autoComplete="off" />
          </Form.Item>
        ) : null}
        {parents ? (
          <>
            <Form.Item name="parent" label={text.parent}>
              <Select options={[{ value: '', label: text.top }, ...parents]} />
            </Form.Item>
            <Form.Item name="keywords" label={text.keywords} extra={text.keywords_help}>
              <Input maxLength={300} />
            </Form.Item>
          </>
        ) : null}
      </Form>
    </Modal>
  )
}
