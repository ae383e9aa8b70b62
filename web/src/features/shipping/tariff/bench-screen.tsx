import type { CallInput, Reply } from '@inkroute/contract/endpoint'
import { type BenchAnswer, benchQuote } from '@inkroute/contract/shipping/tariff/bench'
import { Button, Checkbox, Input, InputNumber, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatRange } from '../../../shared/format/range.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { DayInput } from '../../../shared/ui/fields/day-input.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ScrollTable } from '../../../shared/ui/table/scroll-table.tsx'
import { freightText } from '../freight.text.ts'
import { getLimit } from '../freight.view.ts'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { Field, FreightFrame } from './freight-frame.tsx'
import { getKg, getYuan } from './tariff.view.ts'
import { useChannelOptions } from './tariff-parts.tsx'

type Priced = NonNullable<BenchAnswer['priced']>

/** How a price is made up, without the parts that are 0. */
function Reckoning({ priced }: { readonly priced: Priced }) {
  const text = useText(freightDeskText)
  const isFirst = priced.pricing === 'first_step'
  const rows: [string, number | null][] = [
    [fill(isFirst ? text.row_first : text.row_step, { weight: getKg(priced.step_to_g) }), priced.first_fen],
    [isFirst ? fill(text.row_more, { steps: priced.steps }) : text.row_per_kg, priced.steps_fen],
    [text.row_minimum, priced.minimum_extra_fen],
    [fill(text.row_fuel, { percent: priced.fuel_bp / 100 }), priced.fuel_fen],
    ...priced.surcharges.map(({ name, amount_fen }): [string, number] => [name, amount_fen]),
  ]
  const taxes: [string, number | null][] = [
    [text.row_tax, priced.tax_fen],
    [text.row_duty, priced.duty_fen],
  ]
  const weight = fill(text.row_billable, { weight: getKg(priced.chargeable_g) })
  return (
    <details>
      <summary>{text.how}</summary>
      <dl className="grid text-sm gap-0.5 m-0 mt-2">
        <div className="flex justify-between gap-4">
          <dt className="text-quiet">
            {weight}
            {priced.is_volumetric ? text.by_size : ''}
          </dt>
          <dd className="m-0">{priced.zone}</dd>
        </div>
        {rows.map(([label, fen]) =>
          fen ? (
            <div className="flex justify-between gap-4" key={label}>
              <dt className="text-quiet">{label}</dt>
              <dd className="m-0">{getYuan(fen)}</dd>
            </div>
          ) : null,
        )}
        <div className="flex justify-between font-strong gap-4">
          <dt className="text-quiet">{text.row_total}</dt>
          <dd className="m-0">{getYuan(priced.total_fen)}</dd>
        </div>
        {taxes.map(([label, fen]) =>
          fen ? (
            <div className="flex justify-between gap-4" key={label}>
              <dt className="text-quiet">{label}</dt>
              <dd className="m-0">{getYuan(fen)}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </details>
  )
}

function Answer({ answer: { priced, refused } }: { readonly answer: BenchAnswer }) {
  const text = useText(freightDeskText)
  const reasons = useText(freightText)
  if (refused) {
    return (
      <span className="grid gap-0.5">
        <span className="text-quiet">{text.refused}</span>
        <span>{fill(reasons[refused.reason], { limit: getLimit(refused.reason, refused.limit) })}</span>
      </span>
    )
  }
  if (!priced) return <span className="text-quiet">{text.not_offered}</span>
  return (
    <span className="grid gap-0.5">
      <span className="text-md font-strong">{getYuan(priced.total_fen)}</span>
      <span className={`block text-sm text-quiet ${css.sub}`}>
        <Link to={`/ops/freight/tariff/${priced.tariff_id}`}>{priced.tariff_name}</Link>
        {` · ${fill(text.days_of, { days: formatRange(priced.days_min, priced.days_max) })}`}
      </span>
      <Reckoning priced={priced} />
    </span>
  )
}

function Difference({ now, other }: { readonly now: BenchAnswer; readonly other: BenchAnswer }) {
  const text = useText(freightDeskText)
  if (!now.priced || !other.priced) return null
  const fen = other.priced.total_fen - now.priced.total_fen
  if (fen === 0) return <span className="text-quiet">{text.same}</span>
  return (
    <span className={fen > 0 ? css.up : css.down}>
      {fill(fen > 0 ? text.dearer : text.cheaper, { amount: getYuan(Math.abs(fen)) })}
    </span>
  )
}

function Results({ reply }: { readonly reply: Reply<typeof benchQuote> }) {
  const text = useText(freightDeskText)
  if (reply.data.length === 0) return <EmptyState icon="truck" title={text.bench_none} />
  return (
    <ScrollTable label={text.tab_quote}>
      <table className={`text-sm border-collapse ${css.table}`}>
        <thead>
          <tr>
            <th>{text.col_channel}</th>
            <th>{fill(text.on_day, { day: reply.day })}</th>
            <th>{fill(text.on_day, { day: reply.other_day })}</th>
            <th>{text.change}</th>
          </tr>
        </thead>
        <tbody>
          {reply.data.map((row) => (
            <tr key={`${row.channel_id} ${row.warehouse}`}>
              <td>
                <span className={css.name}>{row.name}</span>
                <span className={`block text-sm text-quiet ${css.sub}`}>
                  {row.code} · {row.city}
                </span>
              </td>
              <td>
                <Answer answer={row.now} />
              </td>
              <td>
                <Answer answer={row.other} />
              </td>
              <td>
                <Difference now={row.now} other={row.other} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  )
}

const keys = [
  'country',
  'postcode',
  'weight_g',
  'length',
  'width',
  'height',
  'warehouse',
  'value',
  'tax',
  'day',
  'other_day',
] as const
type Asked = Partial<Record<(typeof keys)[number], string>>

const millimetres = (cm: string | undefined) => (cm ? Math.round(Number(cm) * 10) : undefined)

function toInput(asked: Asked): CallInput<typeof benchQuote> {
  const { country = 'US', postcode, weight_g = '500', warehouse, day, other_day } = asked
  return {
    country,
    postcode,
    weight_g,
    warehouse,
    day,
    other_day,
    length_mm: millimetres(asked.length),
    width_mm: millimetres(asked.width),
    height_mm: millimetres(asked.height),
    value_fen: asked.value ? Math.round(Number(asked.value) * 100) : undefined,
    has_tax_number: asked.tax === '1',
  }
}

interface FormProps {
  readonly asked: Asked
  readonly onAsk: (asked: Asked) => void
}

function SizeFields({ asked, set }: { readonly asked: Asked; readonly set: (part: Asked) => void }) {
  const text = useText(freightDeskText)
  return (
    <Field label={text.size}>
      <span className={`flex items-center gap-2 ${css.pair}`}>
        {(['length', 'width', 'height'] as const).map((key) => (
          <InputNumber
            key={key}
            aria-label={text[key]}
            min={0.1}
            max={300}
            precision={1}
            controls={false}
            value={asked[key] ? Number(asked[key]) : null}
            onChange={(value) => set({ [key]: value === null ? '' : String(value) })}
          />
        ))}
      </span>
    </Field>
  )
}

function BenchForm({ asked, onAsk }: FormProps) {
  const text = useText(freightDeskText)
  const countries = useCountrySelect()
  const { warehouses } = useChannelOptions()
  const [draft, setDraft] = useState<Asked>({ country: 'US', weight_g: '500', ...asked })
  const set = (part: Asked) => setDraft({ ...draft, ...part })
  const input = (key: 'postcode' | 'weight_g' | 'value', type = 'text') => (
    <Field label={text[key]}>
      <Input
        type={type}
        aria-label={text[key]}
        value={draft[key] ?? ''}
        onChange={(event) => set({ [key]: event.target.value })}
      />
    </Field>
  )
  return (
    <form
      className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(draft)
      }}
    >
      <Field label={text.country}>
        <Select
          aria-label={text.country}
          {...countries}
          value={draft.country ?? 'US'}
          onChange={(country: string) => set({ country })}
        />
      </Field>
      {input('postcode')}
      {input('weight_g', 'number')}
      <SizeFields asked={draft} set={set} />
      <Field label={text.warehouses}>
        <Select
          allowClear
          aria-label={text.warehouses}
          placeholder={text.any_warehouse}
          value={draft.warehouse || null}
          options={warehouses}
          onChange={(warehouse?: string | null) => set({ warehouse: warehouse ?? '' })}
        />
      </Field>
      {input('value', 'number')}
      {(['day', 'other_day'] as const).map((key) => (
        <Field key={key} label={text[key]}>
          <DayInput label={text[key]} value={draft[key]} onChange={(day) => set({ [key]: day })} />
        </Field>
      ))}
      <Checkbox
        className={css.end ?? ''}
        checked={draft.tax === '1'}
        onChange={(event) => set({ tax: event.target.checked ? '1' : '' })}
      >
        {text.has_tax_number}
      </Checkbox>
      <Button type="primary" htmlType="submit" className={css.end ?? ''}>
        {text.quote}
      </Button>
    </form>
  )
}

/** Any parcel with the tables of two days side by side. */
export default function BenchScreen() {
  const text = useText(freightDeskText)
  const { filter, setFilter } = useSearchFilter(keys)
  const quote = useCall(benchQuote, toInput(filter), { quiet: true })
  return (
    <FreightFrame active="quote" description={text.bench_help}>
      <Panel title={text.tab_quote}>
        <BenchForm asked={filter} onAsk={setFilter} />
      </Panel>
      {quote.isError ? (
        <LoadFailed onRetry={() => void quote.refetch()} />
      ) : quote.data ? (
        <Panel title={text.results}>
          <Results reply={quote.data} />
        </Panel>
      ) : (
        <Skeleton active />
      )}
    </FreightFrame>
  )
}
