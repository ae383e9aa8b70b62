import * as contract from '@inkroute/contract/catalog/desk/bulk'
import { listDeskProducts } from '@inkroute/contract/catalog/desk/desk'
import type { Reply } from '@inkroute/contract/endpoint'
import { Alert, Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { BulkFields, type BulkValues, getBulkChange } from './bulk-fields.tsx'
import css from './list.module.css'
import { bulkText } from './list.text.ts'

type Preview = Reply<typeof contract.previewBulkChange>['data'][number]

function PreviewTable({ rows }: { rows: readonly Preview[] }) {
  const text = useText(bulkText)
  return (
    <div className={`overflow-auto mt-3 ${css.preview}`}>
      <table className="w-full tabular-nums border-collapse">
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-problem={row.problem !== null}>
              <th scope="row">
                {row.name || row.code}
                <small className="text-quiet">{row.code}</small>
              </th>
              {row.problem === null && row.differences.length > 0 ? (
                <>
                  <td>
                    {row.differences.map((one) => (
                      <div key={one.label}>
                        <small className="text-quiet">{one.label}</small> {one.before}
                      </div>
                    ))}
                  </td>
                  <td>
                    {row.differences.map((one) => (
                      <div key={one.label}>
                        <small className="text-quiet">{one.label}</small> {one.after}
                      </div>
                    ))}
                  </td>
                </>
              ) : (
                <td colSpan={2}>{row.problem ?? text.unchanged}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface BulkProps {
  readonly ids: readonly number[]
  readonly onClose: () => void
}

const isChanged = (row: Preview) => row.problem === null && row.differences.length > 0

/** One change for many products: choose it, see it before and after, then do it. */
export function BulkDialog({ ids, onClose }: BulkProps) {
  const text = useText(bulkText)
  const [form] = Form.useForm<BulkValues>()
  const [change, setChange] = useState<contract.BulkChange | null>(null)
  const preview = useSend(contract.previewBulkChange, {
    onSuccess: (_, input) => setChange(input.change as contract.BulkChange),
  })
  const apply = useSend(contract.applyBulkChange, { refetch: [listDeskProducts] })
  const rows = preview.data?.data ?? []
  const count = rows.filter(isChanged).length
  const result = apply.data
  const look = (values: BulkValues) => preview.mutate({ ids: [...ids], change: getBulkChange(values) })
  const footer = result
    ? [
        <Button key="close" type="primary" onClick={onClose}>
          {text.close}
        </Button>,
      ]
    : change
      ? [
          <Button key="back" onClick={() => setChange(null)}>
            {text.back}
          </Button>,
          <Button
            key="apply"
            type="primary"
            disabled={count === 0}
            loading={apply.isPending}
            onClick={() => apply.mutate({ ids: rows.filter(isChanged).map((row) => row.id), change })}
          >
            {count === 0 ? text.nothing : fill(text.apply, { count })}
          </Button>,
        ]
      : [
          <Button key="preview" type="primary" loading={preview.isPending} onClick={() => form.submit()}>
            {text.preview}
          </Button>,
        ]
  return (
    <Modal open width={760} title={fill(text.title, { count: ids.length })} footer={footer} onCancel={onClose}>
      {result ? (
        <>
          <Alert
            type={result.refused > 0 ? 'warning' : 'success'}
            showIcon
            title={fill(text.done, {
              changed: result.changed,
              unchanged: result.unchanged,
              refused: result.refused,
            })}
          />
          <ul>
            {result.data
              .filter((one) => one.problem)
              .map((one) => (
                <li key={one.id}>
                  {one.code}: {one.problem}
                </li>
              ))}
          </ul>
        </>
      ) : change ? (
        <>
          <Alert type="info" showIcon title={text.live_note} />
          <PreviewTable rows={rows} />
        </>
      ) : null}
      <div hidden={change !== null}>
        <BulkFields form={form} onSubmit={look} />
      </div>
    </Modal>
  )
}
