import * as contract from '@inkroute/contract/personal/personal'
import { actionsFor, nameOfLayer, newField } from '@inkroute/engine/personal/new-field'
import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import { Button, InputNumber, Radio, Select, Spin, Switch } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { usePermission } from '../../shared/session/permission.tsx'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { BuyerSettings } from './buyer/buyer-settings.tsx'
import { FieldCard } from './field-card.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'
import { hasField, layersIn, movedUp, withoutField } from './form.view.ts'
import { FormPreview } from './form-preview.tsx'
import { FormStatistics } from './form-statistics.tsx'
import { ShopPanel } from './shop/shop-panel.tsx'

type Form = contract.PersonalForm
const fresh: Form = {
  is_on: true,
  fields: [],
  approval: 'look',
  wait_hours: 0,
  forbidden: [],
  buyer_may_change: false,
  photo_days: 90,
}

const USUAL_WAIT_HOURS = 12
const ruleOf = ({ approval, wait_hours }: Form) => (approval === 'auto' ? 'auto' : wait_hours > 0 ? 'wait' : 'look')
const withRule = (form: Form, rule: string): Form => ({
  ...form,
  approval: rule === 'auto' ? 'auto' : 'look',
  wait_hours: rule === 'wait' ? USUAL_WAIT_HOURS : 0,
})

interface LayersProps {
  readonly document: unknown
  readonly fields: readonly PersonalField[]
  readonly onAdd: (field: PersonalField) => void
}

/** The layers of the design, each with what it can become. */
function Layers({ document, fields, onAdd }: LayersProps) {
  const text = useText(formText)
  const layers = layersIn(document)
  if (layers.length === 0) return <p>{text.no_layers}</p>
  return (
    <ul className={css.layers}>
      {layers.map((layer) => (
        <li key={layer.id}>
          <span>
            {text[`layer_${layer.type}`]} · {nameOfLayer(layer)}
          </span>
          <span className={css.buttons}>
            {actionsFor(layer).map((action) => (
              <Button
                key={action}
                size="small"
                disabled={hasField(fields, layer.id, action)}
                aria-label={fill(text.add_one, { action: text[`add_${action}`], layer: nameOfLayer(layer) })}
                onClick={() => onAdd(newField(action, layer, new Set(fields.map(({ id }) => id))))}
              >
                {text[`add_${action}`]}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Settings({ form, onChange }: { readonly form: Form; readonly onChange: (form: Form) => void }) {
  const text = useText(formText)
  return (
    <Panel title={text.settings}>
      <div className={css.settings}>
        <span>
          <Switch checked={form.is_on} aria-label={text.is_on} onChange={(is_on) => onChange({ ...form, is_on })} />{' '}
          {text.is_on}
        </span>
        <small>{text.on_note}</small>
        <Radio.Group
          className={css.rules ?? ''}
          value={ruleOf(form)}
          aria-label={text.approval}
          options={(['auto', 'wait', 'look'] as const).map((value) => ({ value, label: text[`approval_${value}`] }))}
          onChange={({ target }) => onChange(withRule(form, String(target.value)))}
        />
        {ruleOf(form) === 'wait' ? (
          <InputNumber
            min={1}
            max={336}
            precision={0}
            value={form.wait_hours}
            aria-label={text.wait_hours}
            suffix={text.hours}
            onChange={(hours) => onChange({ ...form, wait_hours: hours ?? USUAL_WAIT_HOURS })}
          />
        ) : null}
        <Select
          mode="tags"
          value={form.forbidden}
          open={false}
          aria-label={text.forbidden}
          placeholder={`${text.forbidden} · ${text.forbidden_hint}`}
          onChange={(forbidden: string[]) => onChange({ ...form, forbidden })}
        />
        <BuyerSettings form={form} onChange={onChange} />
      </div>
    </Panel>
  )
}

interface EditorProps {
  readonly id: number
  readonly found: {
    readonly title: string
    readonly document: unknown
    readonly revision: number
    readonly form: Form | null
  }
}

function Editor({ id, found }: EditorProps) {
  const text = useText(formText)
  const may_edit = usePermission('goods.library:edit')
  const [form, setForm] = useState<Form>(found.form ?? fresh)
  const [revision, setRevision] = useState(found.revision)
  const save = useSend(contract.savePersonalForm, {
    refetch: [contract.getPersonalForm, contract.listPersonalLines],
    onSuccess: (saved) => {
      setRevision(saved.revision)
      const { held_orders: count } = saved
      showToast('success', count > 0 ? fill(text.saved_held, { count }) : text.saved)
    },
  })
  const setFields = (fields: PersonalField[]) => setForm({ ...form, fields })
  const actions = may_edit ? (
    <Button
      type="primary"
      disabled={form.fields.length === 0}
      loading={save.isPending}
      onClick={() => save.mutate({ id, ...form, revision })}
    >
      {text.save}
    </Button>
  ) : null
  return (
    <div className={css.stack}>
      <PageHeader
        title={found.title}
        description={
          <>
            {text.description} <Link to={`/goods/detail/${id}`}>{text.back}</Link>
          </>
        }
        actions={actions}
      />
      <Panel title={text.layers}>
        <Layers document={found.document} fields={form.fields} onAdd={(field) => setFields([...form.fields, field])} />
      </Panel>
      <Panel title={text.fields}>
        {form.fields.length === 0 ? <p>{text.no_fields}</p> : null}
        {form.fields.map((field, at) => (
          <FieldCard
            key={field.id}
            field={field}
            onChange={(next) => setFields(form.fields.map((one) => (one.id === field.id ? next : one)))}
            earlier={form.fields.slice(0, at)}
            onRemove={() => setFields(withoutField(form.fields, field.id))}
            {...(at > 0 ? { onUp: () => setFields(movedUp(form.fields, field.id)) } : {})}
          />
        ))}
      </Panel>
      <Settings form={form} onChange={setForm} />
      <FormPreview id={id} fields={form.fields} />
      {found.form ? <ShopPanel id={id} may_edit={may_edit} is_on={found.form.is_on} /> : null}
      {found.form ? <FormStatistics id={id} fields={found.form.fields} /> : null}
    </div>
  )
}

/** What buyers can change about goods, with its rules. */
export default function PersonalFormScreen() {
  const text = useText(formText)
  const params = useParams()
  const id = /^\d{1,15}$/.test(params.id ?? '') ? Number(params.id) : null
  const found = useCall(contract.getPersonalForm, id === null ? null : { id }, { quiet: true })
  if (id === null || (found.isError && found.error.code === 'not_found'))
    return <EmptyState icon="box" title={text.missing} action={<Link to="/goods/library">{text.back}</Link>} />
  if (found.isError && !found.data) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!found.data) return <Spin />
  return <Editor key={id} id={id} found={found.data} />
}
