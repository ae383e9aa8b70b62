import * as contract from '@inkroute/contract/personal/personal'
import { actionsFor, nameOfLayer, newField } from '@inkroute/engine/personal/new-field'
import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import { Button, Select, Spin } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ShopPanel } from '../shop/shop-panel.tsx'
import { FieldCard } from './field-card.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'
import {
  type BuyerLanguage,
  buyerLanguages,
  hasField,
  languagesIn,
  layersIn,
  movedUp,
  withoutField,
} from './form.view.ts'
import { FormPreview } from './form-preview.tsx'
import { FormSettings } from './form-settings.tsx'
import { FormStatistics } from './form-statistics.tsx'
import { FormWarning, isFine } from './form-warning.tsx'
import { Labelled } from './labelled.tsx'

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
    <ul className="bare-list">
      {layers.map((layer) => (
        <li className="flex flex-wrap items-center justify-between wrap-anywhere border-b gap-2 py-2" key={layer.id}>
          <span>
            {text[`layer_${layer.type}`]} · {nameOfLayer(layer)}
          </span>
          <span className="flex flex-wrap gap-2">
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

interface FieldsProps {
  readonly fields: readonly PersonalField[]
  readonly open: ReadonlySet<string>
  readonly onOpen: (open: ReadonlySet<string>) => void
  readonly onChange: (fields: PersonalField[]) => void
}

/** The fields, each in a line until it is opened, and the languages they are written in. */
function Fields({ fields, open, onOpen, onChange }: FieldsProps) {
  const text = useText(formText)
  const [chosen, setChosen] = useState<readonly BuyerLanguage[]>(() => languagesIn(fields))
  const languages = buyerLanguages.filter((code) => chosen.includes(code) || languagesIn(fields).includes(code))
  const toggle = (id: string) => onOpen(new Set(open.has(id) ? [...open].filter((one) => one !== id) : [...open, id]))
  if (fields.length === 0) return <p>{text.no_fields}</p>
  return (
    <>
      <Labelled label={text.languages}>
        <Select
          mode="multiple"
          className={css.languages ?? ''}
          value={[...languages]}
          aria-label={text.languages}
          placeholder={text.languages_note}
          options={buyerLanguages.map((code) => ({ value: code, label: text[`lang_${code}`] }))}
          onChange={(codes: BuyerLanguage[]) => setChosen(codes)}
        />
      </Labelled>
      {fields.map((field, at) => (
        <FieldCard
          key={field.id}
          field={field}
          languages={languages}
          is_open={open.has(field.id)}
          onToggle={() => toggle(field.id)}
          onChange={(next) => onChange(fields.map((one) => (one.id === field.id ? next : one)))}
          earlier={fields.slice(0, at)}
          onRemove={() => onChange(withoutField(fields, field.id))}
          {...(at > 0 ? { onUp: () => onChange(movedUp(fields, field.id)) } : {})}
        />
      ))}
      <p className="col-span-full text-quiet">{text.extra_note}</p>
    </>
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

/** Saves, once the hardest answers were tried where buyers are going to be asked. */
function useSaving(id: number, first_revision: number) {
  const text = useText(formText)
  const [revision, setRevision] = useState(first_revision)
  const save = useSend(contract.savePersonalForm, {
    refetch: [contract.getPersonalForm, contract.listPersonalLines],
    onSuccess: (saved) => {
      setRevision(saved.revision)
      check.reset()
      const { held_orders: count } = saved
      showToast('success', count > 0 ? fill(text.saved_held, { count }) : text.saved)
    },
  })
  const check = useSend(contract.checkPersonalForm)
  const write = (form: Form) => save.mutate({ id, ...form, revision })
  const start = (form: Form) => {
    if (!form.is_on) return write(form)
    check.mutate(
      { id, fields: form.fields },
      { onSuccess: ({ samples }) => (isFine(samples) ? write(form) : undefined) },
    )
  }
  const found = check.data && !isFine(check.data.samples) ? check.data.samples : null
  return { start, write, found, back: () => check.reset(), is_busy: save.isPending || check.isPending }
}

function Editor({ id, found }: EditorProps) {
  const text = useText(formText)
  const may_edit = usePermission('goods.library:edit')
  const [form, setForm] = useState<Form>(found.form ?? fresh)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const saving = useSaving(id, found.revision)
  const setFields = (fields: PersonalField[]) => setForm({ ...form, fields })
  const add = (field: PersonalField) => {
    setFields([...form.fields, field])
    setOpen(new Set([...open, field.id]))
  }
  const actions = may_edit ? (
    <Button
      type="primary"
      disabled={form.fields.length === 0}
      loading={saving.is_busy}
      onClick={() => saving.start(form)}
    >
      {text.save}
    </Button>
  ) : null
  return (
    <div className="grid grid-cols-1 gap-4">
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
        <Layers document={found.document} fields={form.fields} onAdd={add} />
      </Panel>
      <Panel title={text.fields}>
        <Fields fields={form.fields} open={open} onOpen={setOpen} onChange={setFields} />
      </Panel>
      <FormSettings form={form} onChange={setForm} />
      <FormPreview id={id} fields={form.fields} />
      {found.form ? <ShopPanel id={id} may_edit={may_edit} is_on={found.form.is_on} /> : null}
      {found.form ? <FormStatistics id={id} fields={found.form.fields} /> : null}
      {saving.found ? (
        <FormWarning
          samples={saving.found}
          fields={form.fields}
          onBack={saving.back}
          onSave={() => saving.write(form)}
        />
      ) : null}
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
