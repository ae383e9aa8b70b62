import { getStaff } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/membership/desk'
import { Alert, Button, Form, Input, InputNumber, Modal, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { markProblems } from '../../../shared/ui/mark-problems.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './desk.module.css'
import { levelDeskText } from './desk.text.ts'
import { getField, getRules, getValues, type RuleValues } from './level-desk.view.ts'

interface EffectProps {
  readonly impact: contract.LevelImpact
  readonly nameOf: (level: number) => string
  readonly may_save: boolean
  readonly is_saving: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** Whom the change touches, before it is saved. */
function Effect({ impact, nameOf, may_save, is_saving, onSave, onClose }: EffectProps) {
  const text = useText(levelDeskText)
  return (
    <Modal
      open
      width={640}
      title={text.effect}
      okText={text.save}
      cancelText={text.cancel}
      okButtonProps={{ disabled: !may_save }}
      confirmLoading={is_saving}
      onOk={onSave}
      onCancel={onClose}
    >
      <div className="grid grid-cols-1 min-w-0 gap-4">
        {may_save ? null : <Alert type="warning" showIcon title={text.no_permission} />}
        <ul className={`grid gap-2 pl-4 ${css.list}`}>
          <li>
            {impact.up + impact.down === 0
              ? text.nobody
              : `${fill(text.up, { count: impact.up })} · ${fill(text.down, { count: impact.down })}`}
          </li>
          <li>{fill(text.revenue, { amount: formatMoney(impact.revenue_30d) })}</li>
          {impact.kept_plans > 0 ? <li>{fill(text.kept, { count: impact.kept_plans })}</li> : null}
        </ul>
        {impact.examples.length > 0 ? (
          <CardTable
            rowKey="seller_id"
            dataSource={impact.examples}
            pagination={false}
            size="small"
            columns={[
              {
                title: text.seller,
                render: (_, row) => <Link to={`/ops/seller/${row.seller_id}`}>{row.name}</Link>,
              },
              {
                title: '',
                render: (_, row) => fill(text.from_to, { from: nameOf(row.from), to: nameOf(row.to) }),
              },
              { title: text.spend, align: 'right', render: (_, row) => formatMoney(row.spend) },
            ]}
          />
        ) : null}
      </div>
    </Modal>
  )
}

const rows = [
  'name_zh',
  'name_en',
  'accumulated',
  'discount',
  'design_quota',
  'stores',
  'sub_accounts',
  'batch_size',
  'storage_gb',
  'text_zh',
  'text_en',
] as const
type RowName = (typeof rows)[number]

const numbers: readonly RowName[] = ['design_quota', 'stores', 'sub_accounts', 'batch_size', 'storage_gb']
/** Nothing typed means unlimited. */
const unlimited: readonly RowName[] = ['design_quota', 'stores', 'storage_gb']
const optional: readonly RowName[] = [...unlimited, 'text_zh', 'text_en']

function LevelField({
  name,
  place,
  label,
}: {
  readonly name: RowName
  readonly place: number
  readonly label: string
}) {
  const text = useText(levelDeskText)
  const input = () => {
    if (name === 'discount') return <InputNumber min={0} max={90} precision={2} aria-label={label} />
    if (name === 'accumulated')
      return <Input inputMode="decimal" maxLength={12} disabled={place === 0} aria-label={label} />
    if (!numbers.includes(name)) return <Input maxLength={name.startsWith('text') ? 120 : 20} aria-label={label} />
    const placeholder = unlimited.includes(name) ? text.unlimited : ''
    return <InputNumber min={0} precision={0} placeholder={placeholder} aria-label={label} />
  }
  return (
    <Form.Item
      name={['levels', place, name]}
      rules={optional.includes(name) ? [] : [{ required: true, message: text.required }]}
    >
      {input()}
    </Form.Item>
  )
}

/** All levels side by side, so that a step from one to the next is seen at a glance. */
function LevelMatrix({ levels }: { readonly levels: Rules['levels'] }) {
  const text = useText(levelDeskText)
  const { language } = useLanguage()
  return (
    <Panel title={text.levels}>
      <section className={css.scroll} aria-label={text.levels}>
        <table className={`w-full border-collapse ${css.matrix}`}>
          <thead>
            <tr>
              <td />
              {levels.map((level) => (
                <th key={level.level} scope="col">
                  {level[`name_${language}`]}
                  <Link to={`/ops/seller?level=${level.level}`}>
                    {fill(text.now, { sellers: level.sellers, plans: level.plans })}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((name) => (
              <tr key={name}>
                <th scope="row">{text[name]}</th>
                {levels.map((level, place) => (
                  <td key={level.level}>
                    <LevelField name={name} place={place} label={`${level[`name_${language}`]} ${text[name]}`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}

function RuleFields() {
  const text = useText(levelDeskText)
  return (
    <Panel title={text.rules}>
      <div className={`grid gap-x-4 ${css.grid}`}>
        <Form.Item name="window_days" label={text.window_days} rules={[{ required: true, message: text.required }]}>
          <InputNumber min={7} max={730} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="recheck" label={text.recheck} extra={text.recheck_note}>
          <Select options={contract.recheckKinds.map((kind) => ({ value: kind as string, label: text[kind] }))} />
        </Form.Item>
      </div>
    </Panel>
  )
}

type Rules = NonNullable<ReturnType<typeof useRules>['data']>
const useRules = () => useCall(contract.getLevelRules, {})

function RuleForm({ rules }: { readonly rules: Rules }) {
  const text = useText(levelDeskText)
  const { language } = useLanguage()
  const [form] = Form.useForm<RuleValues>()
  const [impact, setImpact] = useState<contract.LevelImpact | null>(null)
  const permissions = useCall(getStaff, {}).data?.permissions ?? []
  const wanted = () => getRules(form.getFieldsValue(true), rules.levels, rules.version)
  const onError = ({ problems }: ApiError) => {
    setImpact(null)
    markProblems(
      form,
      problems.map(({ field, message }) => ({ path: getField(field), message })),
    )
  }
  const preview = useSend(contract.previewLevelRules, { onSuccess: setImpact, onError })
  const save = useSend(contract.saveLevelRules, {
    refetch: [contract.getLevelRules],
    onSuccess: () => {
      showToast('success', text.saved)
      setImpact(null)
    },
    onError,
  })
  const values = {
    levels: rules.levels.map(getValues),
    window_days: rules.window_days,
    recheck: rules.recheck,
  }
  return (
    <Form
      form={form}
      layout="vertical"
      className="grid grid-cols-1 min-w-0 gap-4"
      initialValues={values}
      scrollToFirstError={{ block: 'center' }}
      onFinish={() => preview.mutate(wanted())}
    >
      <RuleFields />
      <LevelMatrix levels={rules.levels} />
      <div className={`sticky z-2 bg-paper py-3 ${css.bar}`}>
        <Button type="primary" htmlType="submit" loading={preview.isPending}>
          {text.preview}
        </Button>
      </div>
      {impact ? (
        <Effect
          impact={impact}
          nameOf={(number) =>
            rules.levels.find(({ level }) => level === number)?.[`name_${language}`] ?? String(number)
          }
          may_save={permissions.includes('ops.finance')}
          is_saving={save.isPending}
          onSave={() => save.mutate(wanted())}
          onClose={() => setImpact(null)}
        />
      ) : null}
    </Form>
  )
}

export default function LevelDesk() {
  const text = useText(levelDeskText)
  const rules = useRules()
  if (rules.isError && !rules.data) return <LoadFailed onRetry={() => void rules.refetch()} />
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader title={text.title} description={text.description} />
      {rules.data ? <RuleForm key={rules.data.version} rules={rules.data} /> : <Skeleton active />}
    </div>
  )
}
