import { type ImportField, importFieldDefinitions } from '@inkroute/contract/order/import/fields'
import { editImportRow, type ImportRow } from '@inkroute/contract/order/import/import'
import { type KeyboardEvent, useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { importText } from '../import.text.ts'
import { gravest, problemsAt } from '../import.view.ts'
import css from '../rows.module.css'
import { useKeepImport } from '../use-import.ts'

interface RowCellProps {
  readonly row: ImportRow
  readonly field: ImportField
  readonly import_id: number
  readonly is_open: boolean
}

/** Enter and leaving keep what was typed, Escape does not. */
function CellEditor({ row, field, import_id, onDone }: RowCellProps & { readonly onDone: () => void }) {
  const text = useText(importText)
  const { language } = useLanguage()
  const before = row.values[field] ?? ''
  const [value, setValue] = useState(before)
  const keep = useKeepImport()
  const edit = useSend(editImportRow, {
    onSuccess: (detail) => {
      keep(detail)
      onDone()
    },
    onError: onDone,
  })
  const save = () => {
    if (edit.isPending) return
    if (value.trim() === before) onDone()
    else edit.mutate({ id: import_id, row_at: row.row_at, values: { [field]: value.trim() } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') onDone()
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here
      autoFocus
      className={css.editor}
      value={value}
      maxLength={500}
      disabled={edit.isPending}
      aria-label={fill(text.edit_cell, { row: row.row_at, field: importFieldDefinitions[field][language] })}
      onChange={(event) => setValue(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  )
}

/** What the file says, what is wrong with it, and a press away the place to mend it. */
export function RowCell(props: RowCellProps) {
  const { row, field, is_open } = props
  const text = useText(importText)
  const { language } = useLanguage()
  const [is_editing, setEditing] = useState(false)
  const problems = problemsAt(row, field)
  const value = row.values[field] ?? ''
  const name = importFieldDefinitions[field][language]
  const note = field === 'sku' && row.sku && row.sku.sku_code !== value ? row.sku.sku_code : ''
  return (
    <td data-label={name} data-field={field} data-level={gravest(problems)}>
      {is_editing ? <CellEditor {...props} onDone={() => setEditing(false)} /> : null}
      {!is_editing && is_open ? (
        <button
          type="button"
          className={css.cell}
          aria-label={`${fill(text.edit_cell, { row: row.row_at, field: name })}: ${value || text.blank}`}
          onClick={() => setEditing(true)}
        >
          {value || <span className={css.blank}>—</span>}
          {row.edited.includes(field) ? <i className={css.edited} title={text.edited} /> : null}
        </button>
      ) : null}
      {!is_editing && !is_open ? <span className={css.cell}>{value}</span> : null}
      {note ? <span className={css.matched}>→ {note}</span> : null}
      {problems.map(({ message, level }) => (
        <span key={message} className={css.problem} data-level={level}>
          {message}
        </span>
      ))}
    </td>
  )
}
