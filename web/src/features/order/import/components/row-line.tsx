import { type ImportField, importFieldDefinitions } from '@inkroute/contract/order/import/fields'
import { editImportRow, type ImportDetail, type ImportRow } from '@inkroute/contract/order/import/import'
import { Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { importText } from '../import.text.ts'
import { canMend, gravest, homeless, problemsAt, statusTones } from '../import.view.ts'
import css from '../rows.module.css'
import { useKeepImport } from '../use-import.ts'
import { SkuMatchDialog } from './sku-match.tsx'

interface RowCellProps {
  readonly row: ImportRow
  readonly field: ImportField
  readonly import_id: number
  readonly is_open: boolean
}

/** Enter and blur save, Escape reverts. */
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
      className={`w-full h-7 font-inherit text-inherit bg-surface rounded-control ${css.editor}`}
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

/** A cell's value and problem; click to edit. */
function RowCell(props: RowCellProps) {
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
          {value || <span className="text-quiet">—</span>}
          {row.edited.includes(field) ? <i className={css.edited} title={text.edited} /> : null}
        </button>
      ) : null}
      {!is_editing && !is_open ? <span className={css.cell}>{value}</span> : null}
      {note ? <span className={`block text-xs text-success px-1.5 ${css.matched}`}>→ {note}</span> : null}
      {problems.map(({ message, level }) => (
        <span key={message} className={`block text-xs text-quiet ${css.problem}`} data-level={level}>
          {message}
        </span>
      ))}
    </td>
  )
}

interface RowLineProps {
  readonly row: ImportRow
  readonly detail: ImportDetail
  readonly fields: readonly ImportField[]
}

function RowActions({ row, detail, onMatch }: RowLineProps & { readonly onMatch: () => void }) {
  const text = useText(importText)
  const keep = useKeepImport()
  const edit = useSend(editImportRow, { onSuccess: keep })
  const take = (is_excluded: boolean) => edit.mutate({ id: detail.id, row_at: row.row_at, is_excluded })
  if (row.orders.length > 0)
    return row.orders.map(({ id, order_no }) => (
      <Link key={id} to={`/myOrder/orderDetail/${id}`}>
        {order_no}
      </Link>
    ))
  if (!canMend(row, detail.state)) return null
  const can_match = row.sku === null && Boolean(row.values.sku) && row.status !== 'excluded'
  return (
    <>
      {can_match ? (
        <Button size="small" onClick={onMatch}>
          {text.match}
        </Button>
      ) : null}
      <Button type="text" size="small" loading={edit.isPending} onClick={() => take(row.status !== 'excluded')}>
        {row.status === 'excluded' ? text.put_back : text.take_out}
      </Button>
    </>
  )
}

/** One row of the file with problems in place. On phones cells are stacked. */
export function RowLine({ row, detail, fields }: RowLineProps) {
  const text = useText(importText)
  const [is_matching, setMatching] = useState(false)
  const is_open = canMend(row, detail.state)
  return (
    <tr data-status={row.status}>
      <th scope="row">
        <span className={`inline-flex items-center whitespace-nowrap gap-2 ${css.row_at}`}>
          <span className={css.dot} data-tone={statusTones[row.status]} title={text[`status_${row.status}`]} />
          <span className="tabular-nums">{fill(text.row_label, { row: row.row_at })}</span>
        </span>
        {homeless(row, fields).map(({ message, level }) => (
          <span key={message} className={`block text-xs text-quiet ${css.problem}`} data-level={level}>
            {message}
          </span>
        ))}
      </th>
      {fields.map((field) => (
        <RowCell
          key={field}
          row={row}
          field={field}
          import_id={detail.id}
          is_open={is_open && row.status !== 'excluded'}
        />
      ))}
      <td className={`whitespace-nowrap ${css.row_actions}`}>
        <RowActions row={row} detail={detail} fields={fields} onMatch={() => setMatching(true)} />
        {is_matching ? (
          <SkuMatchDialog
            import_id={detail.id}
            code={row.values.sku ?? ''}
            title={row.values.title ?? ''}
            onClose={() => setMatching(false)}
          />
        ) : null}
      </td>
    </tr>
  )
}
