import { labelStateNames } from '@inkroute/contract/production/label/codes'
import * as contract from '@inkroute/contract/production/label/label'
import { carrierNames } from '@inkroute/contract/service/carriers'
import { Badge, Button, Popconfirm } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { labelText } from './label.text.ts'

export type LabelFormat = 'pdf' | 'zpl'

const badges = {
  queued: 'processing',
  made: 'success',
  failed: 'error',
  cancelling: 'warning',
  cancelled: 'default',
} as const

export const refetched = [contract.getPacking, contract.listOpenLabels]

function Print({ label, format }: { readonly label: contract.ParcelLabel; readonly format: LabelFormat }) {
  const text = useText(labelText)
  if (label.state !== 'made' || !label.pdf_url) return null
  if (format === 'zpl' && label.zpl_url)
    return (
      <Button type="primary" href={label.zpl_url} download>
        {text.print}
      </Button>
    )
  return (
    <span className="grid justify-items-start min-w-0 wrap-anywhere gap-0.5">
      <Button type="primary" href={label.pdf_url} target="_blank" rel="noreferrer">
        {format === 'zpl' ? text.print_pdf : text.print}
      </Button>
      {format === 'zpl' ? <small className="text-quiet">{text.no_zpl}</small> : null}
    </span>
  )
}

function Actions({ label, format }: { readonly label: contract.ParcelLabel; readonly format: LabelFormat }) {
  const text = useText(labelText)
  const cancel = useSend(contract.cancelLabel, {
    refetch: refetched,
    onSuccess: () => showToast('success', text.cancelled),
  })
  const make = useSend(contract.makeLabels, {
    refetch: refetched,
    onSuccess: () => showToast('success', text.queued),
  })
  const may_cancel = !label.is_shipped && (label.state === 'made' || label.state === 'queued')
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Print label={label} format={format} />
      {label.state === 'failed' ? (
        <Button loading={make.isPending} onClick={() => make.mutate({ order_no: label.order_no })}>
          {text.retry}
        </Button>
      ) : null}
      {may_cancel ? (
        <Popconfirm
          title={text.cancel_ask}
          okText={text.cancel}
          cancelText={text.back}
          onConfirm={() => cancel.mutate({ id: label.id })}
        >
          <Button loading={cancel.isPending}>{text.cancel}</Button>
        </Popconfirm>
      ) : null}
    </span>
  )
}

interface LabelTableProps {
  readonly labels: readonly contract.ParcelLabel[]
  readonly format: LabelFormat
}

/** Labels with what can be done about each; why one failed is said in the row. */
export function LabelTable({ labels, format }: LabelTableProps) {
  const text = useText(labelText)
  const { language } = useLanguage()
  return (
    <CardTable
      rowKey="id"
      pagination={false}
      dataSource={[...labels]}
      columns={[
        {
          title: text.parcel,
          render: (_, label: contract.ParcelLabel) => (
            <span className="grid justify-items-start min-w-0 wrap-anywhere gap-0.5">
              <b>{fill(text.parcel_no, { order_no: label.order_no, no: label.parcel_no })}</b>
              <small className="text-quiet">
                {carrierNames[label.carrier][language]} {label.code}
              </small>
            </span>
          ),
        },
        {
          title: text.state,
          render: (_, label: contract.ParcelLabel) => (
            <span className="grid justify-items-start min-w-0 wrap-anywhere gap-0.5">
              <Badge status={badges[label.state]} text={labelStateNames[label.state][language]} />
              {label.error ? <span className="text-sm text-danger">{label.error}</span> : null}
            </span>
          ),
        },
        { title: text.number, render: (_, label: contract.ParcelLabel) => <code>{label.tracking_no || '–'}</code> },
        {
          title: text.weight,
          width: 110,
          render: (_, label: contract.ParcelLabel) => `${(label.weight_g / 1000).toFixed(3)} kg`,
        },
        ...(labels.some(({ cost }) => cost)
          ? [
              {
                title: text.cost,
                width: 110,
                render: (_: unknown, label: contract.ParcelLabel) =>
                  label.cost ? `${label.cost} ${label.currency}` : '–',
              },
            ]
          : []),
        {
          key: ACTIONS,
          render: (_, label: contract.ParcelLabel) => <Actions label={label} format={format} />,
        },
      ]}
    />
  )
}
