import type { ImportField } from '@inkroute/contract/order/import/fields'
import { editImportRow, type ImportDetail, type ImportRow } from '@inkroute/contract/order/import/import'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { importText } from '../import.text.ts'
import { canMend, homeless, statusTones } from '../import.view.ts'
import css from '../rows.module.css'
import { useKeepImport } from '../use-import.ts'
import { RowCell } from './row-cell.tsx'
import { SkuMatchDialog } from './sku-match.tsx'

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

/** One row of the file with what is wrong where it is wrong. On a phone its cells stand below each other. */
export function RowLine({ row, detail, fields }: RowLineProps) {
  const text = useText(importText)
  const [is_matching, setMatching] = useState(false)
  const is_open = canMend(row, detail.state)
  return (
    <tr data-status={row.status}>
      <th scope="row">
        <span className={css.row_at}>
          <span className={css.dot} data-tone={statusTones[row.status]} title={text[`status_${row.status}`]} />
          <span className={css.row_number}>{fill(text.row_label, { row: row.row_at })}</span>
        </span>
        {homeless(row, fields).map(({ message, level }) => (
          <span key={message} className={css.problem} data-level={level}>
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
      <td className={css.row_actions}>
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
