import {
  mainMarkets,
  monthlyOrders,
  platformNames,
  productFocuses,
  RegisterSource,
  registerSources,
} from '@inkroute/contract/codes'
import { Button, Checkbox, Form, Input, Radio, Select, Skeleton } from 'antd'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useSaveQuestionnaire, useUserConfig } from '../account.api.ts'
import { accountInfoText } from '../account-info.text.ts'

interface Values {
  readonly platforms: number[]
  readonly monthly_orders: number
  readonly markets: number[]
  readonly suggestion: string
  readonly register_source?: number
  readonly register_source_detail?: string
  readonly product_type?: number
}

function assertChosen(chosen: readonly number[], message: string): void {
  if (chosen.length === 0) throw new Error(message)
}

interface SourceFieldsProps {
  readonly options: { readonly value: number; readonly label: string }[]
}

/** How they found us; in their own words where no answer fits. */
function SourceFields({ options }: SourceFieldsProps) {
  const text = useText(accountInfoText)
  const is_other = Form.useWatch('register_source') === RegisterSource.other
  return (
    <>
      <Form.Item name="register_source" label={text.source}>
        <Select allowClear placeholder={text.optional} options={options} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      {is_other ? (
        <Form.Item name="register_source_detail" label={text.source_detail}>
          <Input maxLength={200} />
        </Form.Item>
      ) : null}
    </>
  )
}

function Fields() {
  const text = useText(accountInfoText)
  const { language } = useLanguage()
  const options = (list: readonly { id: number; zh: string; en: string }[]) =>
    list.map((entry) => ({ value: entry.id, label: entry[language] }))
  const required = (message: string) => [{ required: true, message }]
  return (
    <>
      <Form.Item name="platforms" label={text.platforms} rules={required(text.platforms_required)}>
        <Select
          mode="multiple"
          placeholder={text.platforms_hint}
          options={options(platformNames)}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item name="monthly_orders" label={text.monthly_orders} rules={required(text.monthly_required)}>
        <Radio.Group options={options(monthlyOrders)} />
      </Form.Item>
      <Form.Item
        name="markets"
        label={text.markets}
        // Not `required`: that would put aria-required on the group, where it is not allowed.
        rules={[{ validator: async (_, chosen: number[]) => assertChosen(chosen, text.markets_required) }]}
      >
        <Checkbox.Group options={options(mainMarkets)} />
      </Form.Item>
      <Form.Item name="product_type" label={text.product_type}>
        <Select allowClear placeholder={text.optional} options={options(productFocuses)} />
      </Form.Item>
      <SourceFields options={options(registerSources)} />
      <Form.Item name="suggestion" label={text.suggestion}>
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3, maxRows: 6 }} />
      </Form.Item>
    </>
  )
}

export function QuestionnaireForm() {
  const text = useText(accountInfoText)
  const config = useUserConfig()
  const save = useSaveQuestionnaire(() => showToast('success', text.answered))
  const answers = config.data?.questionnaire
  return (
    <Panel title={text.questionnaire}>
      <p style={{ marginBottom: 16, color: 'var(--color-ink-secondary)' }}>{text.questionnaire_help}</p>
      {config.data ? (
        <Form
          layout="vertical"
          requiredMark={false}
          style={{ maxWidth: 640 }}
          initialValues={answers ?? { platforms: [], markets: [], suggestion: '' }}
          onFinish={(values: Values) => save.mutate(values)}
        >
          <Fields />
          <Button htmlType="submit" loading={save.isPending}>
            {answers ? text.answer_again : text.answer}
          </Button>
        </Form>
      ) : config.isError ? (
        <LoadFailed onRetry={() => void config.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 5 }} />
      )}
    </Panel>
  )
}
