import * as contract from '@inkroute/contract/order/change'
import * as foreignContract from '@inkroute/contract/order/foreign'
import * as order from '@inkroute/contract/order/order'
import { Alert, Button, Drawer, Input, InputNumber, Radio } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../order.module.css'
import { orderAdminText } from '../order-admin.text.ts'
import { ConfirmChange, Difference } from './confirm-change.tsx'

/** A line of an order while it is edited. */
interface ChangedLine {
  readonly key: string
  /** Absent for a line that is new or became another SKU. */
  readonly line_id?: number
  readonly sku_id: number
  readonly quantity: number
  readonly title: string
  readonly variant: string
  readonly picture_url: string | null
}

const linesToSend = (lines: readonly ChangedLine[]) =>
  lines.map(({ line_id, sku_id, quantity }) => (line_id === undefined ? { sku_id, quantity } : { line_id, quantity }))

type Picked = Omit<ChangedLine, 'key' | 'line_id' | 'quantity'>

/** One of the seller's SKUs, found by words. */
function SkuPicker({ onPick }: { readonly onPick: (sku: Picked) => void }) {
  const text = useText(orderAdminText)
  const [words, setWords] = useState('')
  const skus = useCall(foreignContract.suggestSkus, { words }, { quiet: true }).data?.data ?? []
  return (
    <div className={`grid overflow-auto border rounded-card gap-3 p-3 ${css.picker}`}>
      <Input.Search
        allowClear
        placeholder={text.find_sku}
        aria-label={text.find_sku}
        onSearch={(next) => setWords(next.trim())}
      />
      <ul className={`bare-list grid grid-cols-1 gap-3 ${css.detail_lines}`}>
        {skus.map((sku) => {
          const variant = `${sku.color_name} · ${sku.size_name} · ${sku.sku_code}`
          return (
            <li key={sku.id}>
              {sku.picture_url ? (
                <img src={sku.picture_url} alt="" width={40} height={40} />
              ) : (
                <span className={`w-14 h-14 ${css.blank}`} />
              )}
              <span className={`grid flex-1 min-w-0 ${css.line_words}`}>
                <span>{sku.title}</span>
                <small>{variant}</small>
              </span>
              <Button
                size="small"
                onClick={() => onPick({ sku_id: sku.id, title: sku.title, variant, picture_url: sku.picture_url })}
              >
                {text.choose}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface LineProps {
  readonly line: ChangedLine
  readonly is_last: boolean
  readonly onChange: (line: ChangedLine) => void
  readonly onSwap: () => void
  readonly onRemove: () => void
}

function LineEditor({ line, is_last, onChange, onSwap, onRemove }: LineProps) {
  const text = useText(orderAdminText)
  return (
    <li className="flex flex-wrap items-center gap-2">
      {line.picture_url ? (
        <img src={line.picture_url} alt="" width={48} height={48} />
      ) : (
        <span className={`w-14 h-14 ${css.blank}`} />
      )}
      <span className={`grid flex-1 min-w-0 ${css.line_words}`}>
        <span>{line.title}</span>
        <small>{line.variant}</small>
      </span>
      <InputNumber
        aria-label={fill(text.quantity_of, { name: line.title })}
        min={1}
        max={10_000}
        precision={0}
        value={line.quantity}
        onChange={(quantity) => onChange({ ...line, quantity: quantity ?? 1 })}
      />
      <Button size="small" onClick={onSwap}>
        {text.swap_line}
      </Button>
      <Button size="small" type="text" danger disabled={is_last} onClick={onRemove}>
        {text.remove_line}
      </Button>
    </li>
  )
}

const begin = (lines: order.OrderRow['lines']): ChangedLine[] =>
  lines.map((line) => ({
    key: String(line.id),
    line_id: line.id,
    sku_id: line.sku_id,
    quantity: line.quantity,
    title: line.title,
    variant: `${line.color_name} · ${line.size_name} · ${line.sku_code}`,
    picture_url: line.picture_url,
  }))

/** Lines and channel until production. Everything is tried on the server as it is edited, so that the price is real. */
export function ChangeDrawer({
  order: shown,
  onClose,
}: {
  readonly order: order.OrderDetail
  readonly onClose: () => void
}) {
  const text = useText(orderAdminText)
  const [lines, setLines] = useState(() => begin(shown.lines))
  const [channel_id, setChannel] = useState<number | undefined>(undefined)
  const [picking, setPicking] = useState<string | null>(null)
  const asked = { id: shown.id, lines: linesToSend(lines), ...(channel_id === undefined ? {} : { channel_id }) }
  const trial = useCall(contract.changeOrder, { ...asked, is_preview: true }, { quiet: true })
  const save = useSend(contract.changeOrder, {
    refetch: [order.getOrder, order.listOrders],
    onSuccess: () => {
      showToast('success', text.change_saved)
      onClose()
    },
  })
  const { data } = trial
  return (
    <Drawer
      open
      size={620}
      title={text.change}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center gap-2">
          {trial.isError ? <Alert type="warning" showIcon title={trial.error.message} /> : null}
          {data && !trial.isError ? <Difference {...data} amounts={[data.amounts]} /> : null}
          <ConfirmChange
            shown={data}
            change={{ kind: 'change', asked }}
            label={text.confirm_change}
            is_disabled={!data || trial.isFetching || trial.isError}
            is_busy={save.isPending}
            onConfirm={() => data && save.mutate({ ...asked, expected_difference: data.difference })}
          />
        </div>
      }
    >
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <p className="text-sm text-quiet">{text.change_hint}</p>
        <ul className={`bare-list grid grid-cols-1 gap-3 ${css.detail_lines}`}>
          {lines.map((line) => (
            <LineEditor
              key={line.key}
              line={line}
              is_last={lines.length === 1}
              onChange={(next) => setLines(lines.map((one) => (one.key === line.key ? next : one)))}
              onSwap={() => setPicking(line.key)}
              onRemove={() => setLines(lines.filter((one) => one.key !== line.key))}
            />
          ))}
        </ul>
        <Button onClick={() => setPicking('')}>{text.add_line}</Button>
        {picking === null ? null : (
          <SkuPicker
            onPick={(sku) => {
              const kept = lines.find((line) => line.key === picking)
              const next = { ...sku, key: `${sku.sku_id}:${Date.now()}`, quantity: kept?.quantity ?? 1 }
              setLines(kept ? lines.map((line) => (line === kept ? next : line)) : [...lines, next])
              setPicking(null)
            }}
          />
        )}
        <ChannelChoice data={data} onChange={setChannel} />
      </div>
    </Drawer>
  )
}

type Trial = import('@inkroute/contract/endpoint').Reply<typeof contract.changeOrder>

function ChannelChoice({ data, onChange }: { data: Trial | undefined; onChange: (id: number) => void }) {
  const text = useText(orderAdminText)
  if (!data) return null
  return (
    <section>
      <h3 className="text-md mb-2">{text.channel}</h3>
      <Radio.Group
        vertical
        aria-label={text.channel}
        value={data.channel_id}
        onChange={(event) => onChange(event.target.value)}
        options={data.options.map((option) => ({
          value: option.channel.id,
          label: (
            <span className="inline-flex flex-wrap gap-3">
              <span>{option.channel.name}</span>
              <span className="text-sm text-quiet">
                {fill(text.days, { min: option.days_min, max: option.days_max })}
              </span>
              <b>{formatMoney(option.price)}</b>
            </span>
          ),
        }))}
      />
    </section>
  )
}
