import * as contract from '@inkroute/contract/gallery/template'
import { Alert, Button, Checkbox, Drawer, Form, InputNumber, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showDialog } from '../../../shared/ui/dialog.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../gallery.module.css'
import { galleryText, templateText, usageText } from '../gallery.text.ts'
import { completeTerm, getYuan, toFen } from '../gallery.view.ts'
import { CommonFields, TermField } from '../parts/fields.tsx'
import { ItemActions, StateTag, useRefusal } from '../parts/item-form.tsx'
import { UsePanel } from '../parts/use-panel.tsx'

type Template = contract.TemplateEditor
type Values = Pick<Template, 'name_zh' | 'name_en' | 'tags_zh' | 'tags_en' | 'author' | 'licence' | 'licence_note'> &
  Pick<Template, 'scenario' | 'style' | 'sort' | 'color_id'> & { price: string; slot_ids: string[] }

const getValues = (row: Template): Values => ({
  ...row,
  price: getYuan(row.price_fen),
  slot_ids: row.layers.filter(({ is_slot }) => is_slot).map(({ layer_id }) => layer_id),
})

const toInput = ({ price, scenario, style, ...values }: Values) => ({
  ...values,
  price_fen: toFen(price),
  scenario: completeTerm(scenario),
  style: completeTerm(style),
})

const FIRST_OWN = 10_001
const refetch = [contract.listDeskTemplates, contract.getDeskTemplate, contract.listTemplateTerms]

function Facts({ row, onCopied }: { row: Template; onCopied: (id: number) => void }) {
  const text = useText(templateText)
  const shared = useText(galleryText)
  const copy = useSend(contract.copyTemplate, {
    refetch,
    onSuccess: ({ id }) => {
      showToast('success', text.copied)
      onCopied(id)
    },
  })
  return (
    <div className={`flex flex-wrap items-center gap-4 mb-4 ${css.top}`}>
      <div
        className={`grid place-items-center cursor-pointer aspect-square bg-paper border-0 p-0 ${css.frame}`}
        style={{ background: row.color_hex }}
      >
        {row.picture_url ? <img src={row.picture_url} alt={row.name_zh} /> : <small>{text.painting}</small>}
      </div>
      <dl className="grid gap-x-3 gap-y-1 m-0">
        <dt>
          <StateTag state={row.state} />
        </dt>
        <dd>No. {row.id}</dd>
        <dt>{text.product}</dt>
        <dd>
          <Link to={`/ops/template?basic_product_id=${row.product.id}`}>{row.product.name}</Link>
        </dd>
        {row.updated_by ? (
          <>
            <dt>{fill(shared.updated, { by: row.updated_by })}</dt>
            <dd>
              <RelativeTime at={row.updated_at} />
            </dd>
          </>
        ) : null}
        <dt />
        <dd>
          <Button size="small" loading={copy.isPending} onClick={() => copy.mutate({ id: row.id })}>
            {text.copy}
          </Button>
        </dd>
      </dl>
    </div>
  )
}

function TemplateFields({ row }: { readonly row: Template }) {
  const text = useText(templateText)
  const shared = useText(galleryText)
  const terms = useCall(contract.listTemplateTerms, {}, { quiet: true }).data
  const layers = row.layers.map(({ layer_id, kind, label }) => ({ value: layer_id, label: `${text[kind]} · ${label}` }))
  return (
    <>
      <Form.Item name="slot_ids" label={text.slot_field}>
        <Checkbox.Group options={layers} style={{ display: 'grid', gap: 4 }} />
      </Form.Item>
      <CommonFields authors={[]} />
      <div className={`grid gap-x-3 ${css.columns}`}>
        <Form.Item name="scenario" label={text.scenario}>
          <TermField terms={terms?.scenarios ?? [row.scenario]} />
        </Form.Item>
        <Form.Item name="style" label={shared.style}>
          <TermField terms={terms?.styles ?? [row.style]} />
        </Form.Item>
        <Form.Item name="color_id" label={text.color}>
          <Select options={row.colors.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
        <Form.Item name="sort" label={text.position}>
          <InputNumber min={0} max={1_000_000} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
    </>
  )
}

function useEditor(row: Template, onClose: () => void, onReload: () => void) {
  const shared = useText(galleryText)
  const usage = useText(usageText)
  const { language } = useLanguage()
  const [form] = Form.useForm<Values>()
  const options = { refetch, quiet: true, onError: useRefusal(form, onReload) }
  const save = useSend(contract.saveTemplate, options)
  const publish = useSend(contract.publishTemplate, options)
  const withdraw = useSend(contract.withdrawTemplate, options)
  const remove = useSend(contract.removeTemplate, options)
  const use = useCall(contract.getTemplateUse, { id: row.id }, { quiet: true }).data
  const { id } = row
  // Of the version in the form: the row may be refreshed in the background.
  const [revision, setRevision] = useState(row.revision)
  const told = (message: string) => () => {
    showToast('success', message)
    onClose()
  }
  const input = () => ({ ...toInput(form.getFieldsValue(true) as Values), id, revision })
  const { designs = 0, goods = 0, orders = 0 } = use ?? {}
  return {
    form,
    use,
    is_busy: save.isPending || publish.isPending,
    save: () => save.mutate(input(), { onSuccess: told(shared.saved) }),
    publish: () =>
      save.mutate(input(), {
        onSuccess: (saved) => {
          setRevision(saved.revision)
          publish.mutate({ id, revision: saved.revision }, { onSuccess: told(shared.published) })
        },
      }),
    withdraw: () =>
      showDialog({
        title: fill(usage.withdraw_title, { name: row[`name_${language}`] }),
        body: designs + goods + orders > 0 ? fill(usage.impact, { designs, goods, orders }) : usage.impact_none,
        action: shared.withdraw,
        run: () => withdraw.mutate({ id, revision }, { onSuccess: told(shared.was_withdrawn) }),
      }),
    remove: () =>
      showDialog({
        title: shared.remove,
        body: shared.remove_body,
        action: shared.remove,
        run: () => remove.mutate({ id, revision }, { onSuccess: told(shared.removed) }),
      }),
  }
}

interface EditorProps {
  readonly row: Template
  readonly onClose: () => void
  readonly onReload: () => void
  readonly onCopied: (id: number) => void
}

function Editor({ row, onClose, onReload, onCopied }: EditorProps) {
  const text = useText(templateText)
  const editor = useEditor(row, onClose, onReload)
  const is_removable = row.state === 'draft' && row.id >= FIRST_OWN && row.designs === 0
  const missing = (
    <>
      {text.missing}{' '}
      {row.missing.map(({ slug, name }) => (
        <Link key={slug} to={`/ops/gallery?open=${slug}`} style={{ marginRight: 8 }}>
          {name}
        </Link>
      ))}
    </>
  )
  return (
    <>
      <Facts row={row} onCopied={onCopied} />
      {row.missing.length > 0 ? <Alert type="warning" showIcon title={missing} style={{ marginBottom: 16 }} /> : null}
      <Form form={editor.form} layout="vertical" initialValues={getValues(row)}>
        <TemplateFields row={row} />
      </Form>
      <ItemActions
        state={row.state}
        is_busy={editor.is_busy}
        onSave={editor.save}
        onPublish={editor.publish}
        onWithdraw={editor.withdraw}
        onRemove={is_removable ? editor.remove : undefined}
      />
      <br />
      <UsePanel kind="template" item={String(row.id)} counts={editor.use} />
    </>
  )
}

interface TemplateDrawerProps {
  readonly id: number
  readonly onClose: () => void
  readonly onOpen: (id: number) => void
}

/** Everything about one template: preview, slots, description, state and use. */
export function TemplateDrawer({ id, onClose, onOpen }: TemplateDrawerProps) {
  const { language } = useLanguage()
  const found = useCall(contract.getDeskTemplate, { id }, { quiet: true })
  const row = found.data?.id === id ? found.data : undefined
  const [generation, setGeneration] = useState(0)
  const reload = async () => {
    await found.refetch()
    setGeneration(generation + 1)
  }
  return (
    <Drawer open size={760} title={row?.[`name_${language}`] ?? ''} onClose={onClose}>
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {row ? (
        <Editor
          key={`${id}:${generation}`}
          row={row}
          onClose={onClose}
          onReload={() => void reload()}
          onCopied={onOpen}
        />
      ) : found.isError ? null : (
        <Skeleton active />
      )}
    </Drawer>
  )
}
