import { countryName } from '@inkroute/contract/countries'
import * as contract from '@inkroute/contract/production/label/label'
import { carrierNames } from '@inkroute/contract/service/carriers'
import { Alert, Button, Input, Segmented } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './label.module.css'
import { labelText } from './label.text.ts'
import { type LabelFormat, LabelTable, refetched } from './label-table.tsx'

const REFETCH_MS = 3_000
/** A desk is a machine with a printer, so its setting stays on the machine. */
const FORMAT_KEY = 'inkroute.label-format'

const isMoving = (labels: readonly contract.ParcelLabel[]) =>
  labels.some(({ state }) => state === 'queued' || state === 'cancelling')

function CustomsLines({ labels }: { readonly labels: readonly contract.ParcelLabel[] }) {
  const text = useText(labelText)
  const { language } = useLanguage()
  const lines = labels.flatMap(({ id, customs }) => customs.map((line) => ({ ...line, label_id: id })))
  if (lines.length === 0) return null
  return (
    <details>
      <summary>{text.customs}</summary>
      <ul className={`text-sm m-0 ${css.customs}`}>
        {lines.map((line) => (
          <li key={`${line.label_id}-${line.sku}`}>
            {fill(text.customs_line, {
              name: line[`name_${language}`],
              quantity: line.quantity,
              hs: line.hs_code,
              origin: countryName(line.origin, language),
              value: (line.unit_value_cents / 100).toFixed(2),
              weight: line.unit_weight_g,
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What to do next, or why nothing can be done. */
function NextStep({ packing }: { readonly packing: contract.Packing }) {
  const text = useText(labelText)
  const { language } = useLanguage()
  const make = useSend(contract.makeLabels, {
    refetch: refetched,
    onSuccess: () => showToast('success', text.queued),
  })
  const ship = useSend(contract.shipLabelled, {
    refetch: refetched,
    onSuccess: ({ order_no }) => showToast('success', fill(text.shipped, { no: order_no })),
  })
  const { order_no, state, carrier, labels, tracking_nos } = packing
  if (tracking_nos.length > 0)
    return <Alert type="success" showIcon title={fill(text.left, { numbers: tracking_nos.join(', ') })} />
  if (state !== 'packed') return <Alert type="info" showIcon title={text.not_packed} />
  if (!carrier) return <Alert type="info" showIcon title={text.by_hand} />
  if (packing.is_carrier_off)
    return (
      <Alert type="warning" showIcon title={fill(text.carrier_off, { carrier: carrierNames[carrier][language] })} />
    )
  const current = labels.filter((label) => label.state !== 'cancelled' && label.state !== 'cancelling')
  const is_ready = current.length > 0 && current.every((label) => label.state === 'made')
  return (
    <span className="inline-flex flex-wrap gap-2">
      {current.length === 0 ? (
        <Button type="primary" loading={make.isPending} onClick={() => make.mutate({ order_no })}>
          {text.make}
        </Button>
      ) : (
        <Button type="primary" disabled={!is_ready} loading={ship.isPending} onClick={() => ship.mutate({ order_no })}>
          {text.ship}
        </Button>
      )}
    </span>
  )
}

function PackedOrder({ order_no, format }: { readonly order_no: string; readonly format: LabelFormat }) {
  const text = useText(labelText)
  const { language } = useLanguage()
  const first = useCall(contract.getPacking, { order_no })
  const is_moving = isMoving(first.data?.labels ?? [])
  const { data } = useCall(
    contract.getPacking,
    { order_no },
    { quiet: true, ...(is_moving ? { refetch_ms: REFETCH_MS } : {}) },
  )
  if (!data) return null
  const facts = { channel: data.channel, country: countryName(data.country, language), pieces: data.pieces }
  return (
    <>
      <span>
        <b>{data.order_no}</b> <span className="text-quiet">{fill(text.facts, facts)}</span>
      </span>
      {data.labels.length > 0 ? <LabelTable labels={data.labels} format={format} /> : null}
      <CustomsLines labels={data.labels} />
      <NextStep packing={data} />
    </>
  )
}

function OpenLabels({ format }: { readonly format: LabelFormat }) {
  const text = useText(labelText)
  const first = useCall(contract.listOpenLabels, {}, { quiet: true })
  const is_moving = isMoving(first.data?.data ?? [])
  const { data } = useCall(
    contract.listOpenLabels,
    {},
    { quiet: true, ...(is_moving ? { refetch_ms: REFETCH_MS } : {}) },
  )
  if (!data) return null
  if (data.data.length === 0) return <span className="text-quiet">{text.none}</span>
  return (
    <>
      <b>{text.waiting}</b>
      <LabelTable labels={data.data} format={format} />
    </>
  )
}

/** Where parcels get their labels: scan the order, print, stick, ship. */
export function PackingDesk() {
  const text = useText(labelText)
  const [order_no, setOrderNo] = useState('')
  const [format, setFormat] = useState<LabelFormat>(() => (localStorage.getItem(FORMAT_KEY) === 'zpl' ? 'zpl' : 'pdf'))
  const choose = (next: LabelFormat) => {
    setFormat(next)
    localStorage.setItem(FORMAT_KEY, next)
  }
  return (
    <Panel title={text.title}>
      <div className="grid grid-cols-1 gap-4">
        <span className="text-quiet">{text.help}</span>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Input.Search
            className={css.scan}
            aria-label={text.scan}
            placeholder={text.scan}
            enterButton={text.open}
            maxLength={40}
            onSearch={(typed) => setOrderNo(typed.trim().toUpperCase())}
          />
          <span className="inline-flex flex-wrap items-center gap-2">
            {text.format}
            <Segmented<LabelFormat>
              value={format}
              options={[
                { value: 'pdf', label: text.pdf },
                { value: 'zpl', label: text.zpl },
              ]}
              onChange={choose}
            />
          </span>
        </div>
        {order_no ? <PackedOrder key={order_no} order_no={order_no} format={format} /> : <OpenLabels format={format} />}
      </div>
    </Panel>
  )
}
