import * as contract from '@inkroute/contract/order/common-rule'
import { Button, Checkbox, Form, InputNumber, Radio, Skeleton } from 'antd'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { usePermission } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { commonRuleText } from '../common-rule.text.ts'

interface Values {
  readonly auto_pay_sources: contract.CommonRule['auto_pay_sources']
  readonly auto_pay_max: number
  readonly has_low: boolean
  readonly low_balance: number
}

const SUGGESTED_LOW = 500

const getValues = ({ auto_pay_sources, auto_pay_max, low_balance }: contract.CommonRule): Values => ({
  auto_pay_sources,
  auto_pay_max: Number(auto_pay_max),
  has_low: low_balance !== null,
  low_balance: low_balance === null ? SUGGESTED_LOW : Number(low_balance),
})

const getRule = ({ auto_pay_sources, auto_pay_max, has_low, low_balance }: Values): contract.CommonRule => ({
  auto_pay_sources,
  auto_pay_max: auto_pay_max.toFixed(2),
  low_balance: has_low ? (low_balance ?? 0).toFixed(2) : null,
})

function Fields({ has_low }: { readonly has_low: boolean }) {
  const text = useText(commonRuleText)
  return (
    <>
      <Panel title={text.auto_pay}>
        <Form.Item name="auto_pay_sources" extra={text.auto_pay_hint}>
          <Checkbox.Group
            style={{ display: 'grid', gap: 8 }}
            options={contract.autoPaySources.map((value) => ({ value, label: text[`source_${value}`] }))}
          />
        </Form.Item>
        <Form.Item
          name="auto_pay_max"
          label={text.max}
          extra={text.max_hint}
          rules={[{ required: true, type: 'number', min: 0.01, max: 1_000_000, message: text.max_bad }]}
        >
          <InputNumber precision={2} style={{ width: 200 }} />
        </Form.Item>
      </Panel>
      <Panel title={text.low}>
        <Form.Item name="has_low" extra={text.low_hint}>
          <Radio.Group
            vertical
            options={[
              { value: false, label: text.low_auto },
              { value: true, label: text.low_own },
            ]}
          />
        </Form.Item>
        {has_low ? (
          <Form.Item
            name="low_balance"
            label={text.low_amount}
            rules={[{ required: true, type: 'number', min: 0, max: 1_000_000, message: text.max_bad }]}
          >
            <InputNumber precision={2} style={{ width: 200 }} />
          </Form.Item>
        ) : null}
      </Panel>
    </>
  )
}

function RuleForm({ rule }: { readonly rule: contract.CommonRule }) {
  const text = useText(commonRuleText)
  const may_edit = usePermission('setting.common-rule:edit')
  const [form] = Form.useForm<Values>()
  const has_low = Form.useWatch('has_low', form) ?? rule.low_balance !== null
  const save = useSend(contract.setCommonRule, {
    refetch: [contract.getCommonRule],
    onSuccess: () => showToast('success', text.saved),
  })
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={!may_edit}
      initialValues={getValues(rule)}
      onFinish={(values) => save.mutate(getRule({ ...getValues(rule), ...values }))}
      style={{ display: 'grid', gap: 16, maxWidth: 720 }}
    >
      <Fields has_low={has_low} />
      <div>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {text.save}
        </Button>
      </div>
    </Form>
  )
}

/** How orders that come by themselves are dealt with. */
export default function CommonRuleScreen() {
  const text = useText(commonRuleText)
  const found = useCall(contract.getCommonRule, {}, { quiet: true })
  return (
    <>
      <PageHeader description={text.description} />
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Skeleton active /> : null}
      {found.data ? <RuleForm rule={found.data} /> : null}
    </>
  )
}
