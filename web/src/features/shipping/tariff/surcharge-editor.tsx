import type { SurchargeRow } from '@inkroute/contract/shipping/tariff/tariff'
import { surchargeBases, surchargeKinds } from '@inkroute/engine/freight/tariff'
import { Button, Input, Select } from 'antd'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useText } from '../../../shared/text/language.tsx'
import { DayInput } from '../../../shared/ui/fields/day-input.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { Field, ScaledInput } from './freight-frame.tsx'
import { getPrefixes, replaceAt } from './tariff.view.ts'

const newSurcharge = (name: string): SurchargeRow => ({
  kind: 'peak',
  name,
  from: null,
  until: null,
  countries: [],
  prefixes: [],
  basis: 'parcel',
  amount: 0,
  over_side_mm: null,
  over_girth_mm: null,
  over_weight_g: null,
})

interface RowProps {
  readonly row: SurchargeRow
  readonly disabled: boolean
  readonly onChange: (row: SurchargeRow) => void
  readonly onDelete: () => void
}

/** The measures above which a parcel is oversize. */
function OverFields({ row, disabled, onChange }: Omit<RowProps, 'onDelete'>) {
  const text = useText(freightDeskText)
  const fields = [
    { key: 'over_side_mm', label: text.over_side, per: 10 },
    { key: 'over_girth_mm', label: text.over_girth, per: 10 },
    { key: 'over_weight_g', label: text.over_weight, per: 1000 },
  ] as const
  return fields.map(({ key, label, per }) => (
    <Field key={key} label={label}>
      <ScaledInput
        label={label}
        value={row[key]}
        per={per}
        digits={per === 1000 ? 3 : 1}
        disabled={disabled}
        onChange={(value) => onChange({ ...row, [key]: value || null })}
      />
    </Field>
  ))
}

/** Name, kind, amount and dates. */
function MainFields({ row, disabled, onChange }: Omit<RowProps, 'onDelete'>) {
  const text = useText(freightDeskText)
  const set = (part: Partial<SurchargeRow>) => onChange({ ...row, ...part })
  return (
    <>
      <Field label={text.surcharge_name}>
        <Input
          aria-label={text.surcharge_name}
          maxLength={60}
          disabled={disabled}
          value={row.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label={text.surcharge_kind}>
        <Select
          aria-label={text.surcharge_kind}
          disabled={disabled}
          value={row.kind}
          options={surchargeKinds.map((kind) => ({ value: kind, label: text[`surcharge_${kind}`] }))}
          onChange={(kind) => set({ kind })}
        />
      </Field>
      <Field label={text.surcharge_amount}>
        <span className={`flex items-center gap-2 ${css.pair}`}>
          <ScaledInput
            label={text.surcharge_amount}
            value={row.amount}
            per={100}
            disabled={disabled}
            onChange={(value) => set({ amount: value ?? 0 })}
          />
          <Select
            aria-label={text.surcharge_amount}
            disabled={disabled}
            value={row.basis}
            options={surchargeBases.map((basis) => ({ value: basis, label: text[`basis_${basis}`] }))}
            onChange={(basis) => set({ basis })}
          />
        </span>
      </Field>
      {(['from', 'until'] as const).map((key) => (
        <Field key={key} label={text[`surcharge_${key}`]}>
          <DayInput
            label={text[`surcharge_${key}`]}
            disabled={disabled}
            value={row[key]}
            onChange={(day) => set({ [key]: day || null })}
          />
        </Field>
      ))}
    </>
  )
}

function SurchargeFields({ row, disabled, onChange, onDelete }: RowProps) {
  const text = useText(freightDeskText)
  const countries = useCountrySelect()
  const set = (part: Partial<SurchargeRow>) => onChange({ ...row, ...part })
  return (
    <div className="grid border-b gap-3 py-3">
      <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
        <MainFields row={row} disabled={disabled} onChange={onChange} />
        {row.kind === 'oversize' ? <OverFields row={row} disabled={disabled} onChange={onChange} /> : null}
        <Field label={text.zone_countries}>
          <Select
            mode="multiple"
            aria-label={text.zone_countries}
            placeholder={text.all_countries}
            disabled={disabled}
            value={row.countries}
            {...countries}
            onChange={(codes: string[]) => set({ countries: codes })}
          />
        </Field>
        <Field label={text.surcharge_prefixes} wide>
          <Input.TextArea
            aria-label={text.surcharge_prefixes}
            autoSize={{ maxRows: 4 }}
            disabled={disabled}
            defaultValue={row.prefixes.join(' ')}
            onBlur={(event) => set({ prefixes: getPrefixes(event.target.value) })}
          />
        </Field>
      </div>
      {disabled ? null : (
        <div>
          <Button size="small" danger onClick={onDelete}>
            {text.delete}
          </Button>
        </div>
      )}
    </div>
  )
}

interface SurchargesProps {
  readonly rows: readonly SurchargeRow[]
  readonly disabled: boolean
  readonly onChange: (rows: SurchargeRow[]) => void
}

/** Peak season, remote areas, oversize: what comes on top of the table price. */
export function SurchargesEditor({ rows, disabled, onChange }: SurchargesProps) {
  const text = useText(freightDeskText)
  const add = (
    <Button size="small" disabled={disabled} onClick={() => onChange([newSurcharge(text.surcharge_peak), ...rows])}>
      {text.surcharge_add}
    </Button>
  )
  return (
    <Panel title={text.surcharges} extra={add}>
      {rows.length === 0 ? <p className="text-quiet">{text.surcharges_none}</p> : null}
      {rows.map((row, at) => (
        <SurchargeFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a surcharge has no identity but its place
          key={`${rows.length} ${at}`}
          row={row}
          disabled={disabled}
          onChange={(next) => onChange(replaceAt(rows, at, next))}
          onDelete={() => onChange(rows.filter((_, index) => index !== at))}
        />
      ))}
    </Panel>
  )
}
