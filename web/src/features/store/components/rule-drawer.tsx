import * as contract from '@inkroute/contract/store/rule'
import { emptyRule, logisticsModes, type StoreRule } from '@inkroute/contract/store/rule'
import { Button, Drawer, Form, Radio, Select, Skeleton, Switch } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ruleText } from '../rule.text.ts'
import css from './store.module.css'

const PAGE_SIZE = 20
const tones = { logistics: 'busy', paid: 'good', held: 'warn', left: 'off' } as const

/** Log of rule actions. */
function RuleRecords({ store_id }: { readonly store_id: number }) {
  const text = useText(ruleText)
  const [page, setPage] = useState(1)
  const asked = useCall(contract.listRuleRecords, { store_id, page, page_size: PAGE_SIZE })
  if (asked.isError && !asked.data) return <LoadFailed onRetry={() => void asked.refetch()} />
  return (
    <CardTable
      rowKey="id"
      size="small"
      loading={asked.isPending}
      dataSource={[...(asked.data?.data ?? [])]}
      locale={{ emptyText: <EmptyState icon="rows" title={text.no_records} body={text.no_records_body} /> }}
      pagination={{
        current: page,
        pageSize: PAGE_SIZE,
        total: asked.data?.total ?? 0,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: setPage,
      }}
      columns={[
        {
          title: text.order,
          render: (_, row) => (
            <>
              <Link to={`/myOrder/orderDetail/${row.order_id}`}>{row.order_no}</Link>
              <div className={css.quiet}>{row.external_no}</div>
            </>
          ),
        },
        {
          title: text.did,
          render: (_, row) => (
            <>
              <span className={css.state} data-tone={tones[row.action]}>
                {text[`did_${row.action}`]}
              </span>
              <div>{row.reason}</div>
            </>
          ),
        },
        { title: text.time, width: 110, render: (_, row) => <RelativeTime at={row.created_at} /> },
      ]}
    />
  )
}

interface RuleDrawerProps {
  readonly store_ids: readonly number[]
  readonly name: string
  readonly onClose: () => void
}

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/

function PayFields({ paid_today }: { readonly paid_today: string }) {
  const text = useText(ruleText)
  const is_on = Form.useWatch('auto_pay') as boolean | undefined
  return (
    <>
      <h3>{text.pay}</h3>
      <Form.Item name="auto_pay" label={text.auto_pay} valuePropName="checked" extra={text.auto_pay_hint}>
        <Switch />
      </Form.Item>
      <Form.Item
        name="daily_limit"
        label={text.daily_limit}
        extra={fill(text.paid_today, { amount: formatMoney(paid_today) })}
        rules={[{ pattern: AMOUNT, required: true, message: text.bad_amount }]}
      >
        <AmountInput maxLength={11} disabled={!is_on} style={{ maxWidth: 220 }} />
      </Form.Item>
    </>
  )
}

function HoldFields() {
  const text = useText(ruleText)
  const countries = useCountrySelect()
  return (
    <>
      <h3>{text.hold}</h3>
      <p className={css.quiet}>{text.hold_hint}</p>
      <Form.Item name="hold_countries" label={text.hold_countries}>
        <Select mode="multiple" allowClear {...countries} />
      </Form.Item>
      <Form.Item name="hold_words" label={text.hold_words} extra={text.hold_words_hint}>
        <Select mode="tags" open={false} tokenSeparators={[',', '，']} suffixIcon={null} maxCount={30} />
      </Form.Item>
      <Form.Item
        name="hold_above"
        label={text.hold_above}
        extra={text.hold_above_hint}
        rules={[{ pattern: AMOUNT, message: text.bad_amount }]}
      >
        <AmountInput maxLength={11} style={{ maxWidth: 220 }} allowClear />
      </Form.Item>
    </>
  )
}

interface RuleFormProps {
  readonly store_ids: readonly number[]
  readonly initial: StoreRule
  readonly paid_today: string
  readonly onDone: () => void
}

function RuleForm({ store_ids, initial, paid_today, onDone }: RuleFormProps) {
  const text = useText(ruleText)
  const may_save = usePermission('order.store:rule')
  const save = useSend(contract.saveStoreRule, {
    refetch: [contract.getStoreRule, contract.listRuleRecords],
    onSuccess: () => {
      showToast('success', text.saved)
      onDone()
    },
  })
  const submit = (rule: StoreRule) =>
    save.mutate({ ...initial, ...rule, hold_above: rule.hold_above || null, store_ids: [...store_ids] })
  return (
    <Form layout="vertical" initialValues={initial} onFinish={submit} disabled={!may_save} scrollToFirstError>
      <h3>{text.match}</h3>
      <Form.Item name="match_title" label={text.match_title} valuePropName="checked" extra={text.match_hint}>
        <Switch />
      </Form.Item>
      <h3>{text.logistics}</h3>
      <Form.Item name="logistics" label={text.logistics_label}>
        <Radio.Group vertical options={logisticsModes.map((value) => ({ value, label: text[`by_${value}`] }))} />
      </Form.Item>
      <PayFields paid_today={paid_today} />
      <HoldFields />
      <Button type="primary" htmlType="submit" size="large" loading={save.isPending}>
        {fill(text.save, { count: store_ids.length })}
      </Button>
    </Form>
  )
}

/** Automation rules of one store, or of several. */
export function RuleDrawer({ store_ids, name, onClose }: RuleDrawerProps) {
  const text = useText(ruleText)
  const [only] = store_ids
  const is_one = store_ids.length === 1
  const asked = useCall(contract.getStoreRule, { store_id: only ?? 0 }, { enabled: is_one })
  const { paid_today, ...rule } = asked.data ?? { ...emptyRule, paid_today: '0.00' }
  const is_ready = !is_one || asked.data !== undefined
  const form = is_ready ? (
    <RuleForm store_ids={store_ids} initial={rule} paid_today={paid_today} onDone={onClose} />
  ) : (
    <Skeleton active />
  )
  return (
    <Drawer open title={fill(text.title, { name })} size={640} onClose={onClose}>
      {is_one && only !== undefined ? (
        <SlidingTabs
          items={[
            { key: 'rule', label: text.tab_rule, children: form },
            { key: 'records', label: text.tab_records, children: <RuleRecords store_id={only} /> },
          ]}
        />
      ) : (
        <>
          <p className={css.quiet}>{text.many_hint}</p>
          {form}
        </>
      )}
    </Drawer>
  )
}
