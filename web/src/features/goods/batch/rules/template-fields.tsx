import * as contract from '@inkroute/contract/template/template'
import { usualFills } from '@inkroute/engine/batch/fill-template'
import type { SlotFill, TemplateChoice } from '@inkroute/engine/batch/placement'
import { readDocument } from '@inkroute/engine/document/read-document'
import { Button, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { useBatch } from '../state/batch-store.ts'
import { rulesText } from './picture/rules.text.ts'
import css from './rules.module.css'

const KEEP_MS = 600_000

interface FieldsProps {
  readonly choice: TemplateChoice
  readonly onChange: (choice: TemplateChoice) => void
}

type Card = Pick<contract.PlatformTemplate, 'id' | 'name' | 'product_name' | 'color_hex' | 'picture_url'>

function Cards({ cards, onPick }: { cards: readonly Card[]; onPick: (id: number) => void }) {
  return (
    <ul className={`grid list-none gap-3 p-0 mx-0 mt-2 mb-5 ${css.cards}`}>
      {cards.map(({ id, name, product_name, color_hex, picture_url }) => (
        <li key={id}>
          <button
            className="card grid w-full text-ink text-left cursor-pointer gap-0.5 p-1.5"
            type="button"
            onClick={() => onPick(id)}
          >
            <span style={{ background: color_hex }}>
              {picture_url ? <img src={picture_url} alt="" loading="lazy" /> : null}
            </span>
            <strong>{name}</strong>
            <small className="text-quiet">{product_name}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function TemplateDialog({
  onPick,
  onClose,
}: {
  onPick: (kind: 'own' | 'platform', id: number) => void
  onClose: () => void
}) {
  const text = useText(rulesText)
  const own = useCall(contract.listUserTemplates, { page_size: 100 }, { quiet: true })
  const platform = useCall(contract.listTemplates, { page_size: 100 }, { quiet: true, stale_ms: KEEP_MS })
  return (
    <Modal open width={880} title={text.choose_template} footer={null} onCancel={onClose}>
      <h3>{text.templates_own}</h3>
      {own.data?.total === 0 ? <p className={css.quiet}>{text.templates_none}</p> : null}
      <Cards cards={own.data?.data ?? []} onPick={(id) => onPick('own', id)} />
      <h3>{text.templates_platform}</h3>
      <Cards cards={platform.data?.data ?? []} onPick={(id) => onPick('platform', id)} />
    </Modal>
  )
}

/** A column that the sheet lacks leaves its place empty on every listing: said before they are made. */
function UnknownColumns({ asked, columns }: { asked: readonly string[]; columns: readonly string[] }) {
  const text = useText(rulesText)
  const unknown = asked.filter((column) => !columns.includes(column))
  if (unknown.length === 0) return null
  const words = columns.length > 0 ? text.column_unknown : text.column_none
  return (
    <p className="text-xs text-danger" role="alert">
      {fill(words, { column: unknown.join(', ') })}
    </p>
  )
}

const columnsIn = (pattern: string): string[] =>
  [...pattern.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name.trim())

interface SlotProps {
  readonly slot: contract.TemplateSlot
  readonly value: SlotFill
  readonly columns: readonly string[]
  readonly onChange: (fill: SlotFill) => void
}

function SlotField({ slot, value, columns, onChange }: SlotProps) {
  const text = useText(rulesText)
  const label = fill(slot.kind === 'image' ? text.slot_image : text.slot_text, { label: slot.label })
  if (slot.kind === 'text') {
    const pattern = value.kind === 'text' ? value.pattern : ''
    return (
      <div className={`grid gap-1 ${css.field}`}>
        <span>{label}</span>
        <Input
          aria-label={label}
          value={pattern}
          maxLength={500}
          placeholder={`${text.fill_keep}；${text.fill_text}`}
          onChange={({ target }) => onChange(target.value ? { kind: 'text', pattern: target.value } : { kind: 'keep' })}
        />
        <span className={`flex flex-wrap gap-1 ${css.tokens}`}>
          {columns.map((column) => (
            <button
              className="text-xs text-quiet cursor-pointer bg-none rounded-sm"
              key={column}
              type="button"
              onClick={() => onChange({ kind: 'text', pattern: `${pattern}{${column}}` })}
            >
              {column}
            </button>
          ))}
        </span>
        <UnknownColumns asked={columnsIn(pattern)} columns={columns} />
      </div>
    )
  }
  const options = [
    { value: 'artwork', label: text.fill_artwork },
    { value: 'keep', label: text.fill_keep },
    ...columns.map((column) => ({ value: `column:${column}`, label: fill(text.fill_column, { column }) })),
  ]
  const now = value.kind === 'picture' ? `column:${value.column}` : value.kind
  const choose = (next: string) => {
    if (next.startsWith('column:')) onChange({ kind: 'picture', column: next.slice('column:'.length) })
    else onChange({ kind: next as 'artwork' | 'keep' })
  }
  return (
    <div className={`grid gap-1 ${css.field}`}>
      <span>{label}</span>
      <Select aria-label={label} value={now} options={options} onChange={choose} />
      <UnknownColumns asked={value.kind === 'picture' ? [value.column] : []} columns={columns} />
    </div>
  )
}

/** The template and the content of each of its slots. */
export function TemplateFields({ choice, onChange }: FieldsProps) {
  const text = useText(rulesText)
  const columns = useBatch((state) => state.sheet?.columns ?? none)
  const [is_open, setOpen] = useState(false)
  const endpoint = choice.kind === 'own' ? contract.getUserTemplate : contract.getTemplate
  const found = useCall(endpoint, { id: choice.id }, { quiet: true, stale_ms: KEEP_MS })
  const template = found.data
  const read = template && readDocument(template.document)
  const usual = read?.ok ? usualFills(read.document) : {}
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {template ? `${template.name} · ${text.change_template}` : text.choose_template}
      </Button>
      {template?.slots.map((slot) => (
        <SlotField
          key={slot.layer_id}
          slot={slot}
          columns={columns}
          value={choice.fills[slot.layer_id] ?? usual[slot.layer_id] ?? { kind: 'keep' }}
          onChange={(fill) => onChange({ ...choice, fills: { ...choice.fills, [slot.layer_id]: fill } })}
        />
      ))}
      {is_open ? (
        <TemplateDialog
          onClose={() => setOpen(false)}
          onPick={(kind, id) => {
            onChange({ kind, id, fills: {} })
            setOpen(false)
          }}
        />
      ) : null}
    </>
  )
}

const none: readonly string[] = []
