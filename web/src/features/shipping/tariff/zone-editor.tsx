import type { TariffBody, Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { Button, Input, InputNumber, Segmented, Select } from 'antd'
import { useState } from 'react'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { Field, ScaledInput } from './freight-frame.tsx'
import { getPrefixes, newZone, replaceAt, withPricing, withStep } from './tariff.view.ts'

interface ZoneProps {
  readonly zone: Zone
  readonly disabled: boolean
  readonly onChange: (zone: Zone) => void
}

function FirstStepFields({ zone, disabled, onChange }: ZoneProps) {
  const text = useText(freightDeskText)
  const { pricing } = zone
  if (pricing.kind !== 'first_step') return null
  const set = (part: Partial<typeof pricing>) => onChange({ ...zone, pricing: { ...pricing, ...part } })
  const weight = (key: 'first_weight_g' | 'step_weight_g', label: string) => (
    <Field label={label}>
      <ScaledInput
        label={label}
        value={pricing[key]}
        per={1000}
        digits={3}
        disabled={disabled}
        onChange={(value) => set({ [key]: value ?? 0 })}
      />
    </Field>
  )
  const price = (key: 'first_price_fen' | 'step_price_fen', label: string) => (
    <Field label={label}>
      <ScaledInput
        label={label}
        value={pricing[key]}
        per={100}
        disabled={disabled}
        onChange={(value) => set({ [key]: value ?? 0 })}
      />
    </Field>
  )
  return (
    <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
      {weight('first_weight_g', text.first_weight)}
      {price('first_price_fen', text.first_price)}
      {weight('step_weight_g', text.step_weight)}
      {price('step_price_fen', text.step_price)}
    </div>
  )
}

const stepColumns = [
  { key: 'from_g', word: 'step_from', per: 1000, digits: 3 },
  { key: 'to_g', word: 'step_to', per: 1000, digits: 3 },
  { key: 'price_fen', word: 'step_fixed', per: 100, digits: 2 },
  { key: 'per_kg_fen', word: 'step_per_kg', per: 100, digits: 2 },
] as const

function StepTable({ zone, disabled, onChange }: ZoneProps) {
  const text = useText(freightDeskText)
  const { pricing } = zone
  if (pricing.kind !== 'steps') return null
  const setSteps = (steps: typeof pricing.steps) => onChange({ ...zone, pricing: { ...pricing, steps } })
  return (
    <>
      <table className={`text-sm border-collapse ${css.table}`}>
        <thead>
          <tr>
            {stepColumns.map(({ word }) => (
              <th key={word}>{text[word]}</th>
            ))}
            <th />
          </tr>
        </thead>
        <tbody>
          {pricing.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity but its place
            <tr key={at}>
              {stepColumns.map(({ key, word, per, digits }) => (
                <td key={key}>
                  <ScaledInput
                    label={`${text[word]} ${at + 1}`}
                    value={step[key]}
                    per={per}
                    digits={digits}
                    disabled={disabled}
                    onChange={(value) => setSteps(replaceAt(pricing.steps, at, { ...step, [key]: value ?? 0 }))}
                  />
                </td>
              ))}
              <td>
                <Button
                  type="text"
                  size="small"
                  disabled={disabled}
                  aria-label={`${text.delete} ${at + 1}`}
                  icon={<Icon name="trash" size_px={16} />}
                  onClick={() => setSteps(pricing.steps.filter((_, index) => index !== at))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" disabled={disabled} onClick={() => onChange(withStep(zone))}>
          {text.step_add}
        </Button>
        <span className="text-quiet">{text.round_up}</span>
        <InputNumber
          aria-label={text.round_up}
          size="small"
          min={1}
          max={1000}
          precision={0}
          disabled={disabled}
          value={pricing.round_g}
          onChange={(round_g) => onChange({ ...zone, pricing: { ...pricing, round_g: round_g ?? 1 } })}
        />
      </div>
    </>
  )
}

function ZoneAbout({ zone, disabled, onChange }: ZoneProps) {
  const text = useText(freightDeskText)
  const countries = useCountrySelect()
  const set = (part: Partial<Zone>) => onChange({ ...zone, ...part })
  return (
    <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
      <Field label={text.zone_name}>
        <Input
          aria-label={text.zone_name}
          maxLength={60}
          disabled={disabled}
          value={zone.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label={text.zone_days}>
        <span className={`flex items-center gap-2 ${css.pair}`}>
          {(['days_min', 'days_max'] as const).map((key) => (
            <InputNumber
              key={key}
              aria-label={`${text.zone_days} ${key === 'days_min' ? '1' : '2'}`}
              min={1}
              max={200}
              precision={0}
              controls={false}
              disabled={disabled}
              value={zone[key]}
              onChange={(value) => set({ [key]: value ?? 1 })}
            />
          ))}
        </span>
      </Field>
      <Field label={text.zone_minimum}>
        <ScaledInput
          label={text.zone_minimum}
          value={zone.minimum_fen}
          per={100}
          disabled={disabled}
          onChange={(minimum_fen) => set({ minimum_fen })}
        />
      </Field>
      <Field label={text.zone_fuel}>
        <ScaledInput
          label={text.zone_fuel}
          value={zone.fuel_bp}
          per={100}
          max={100}
          disabled={disabled}
          onChange={(fuel_bp) => set({ fuel_bp })}
        />
      </Field>
      <Field label={text.zone_countries} wide>
        <Select
          mode="multiple"
          aria-label={text.zone_countries}
          disabled={disabled}
          value={zone.countries}
          {...countries}
          onChange={(codes: string[]) => set({ countries: codes })}
        />
      </Field>
      <Field label={text.zone_prefixes} wide>
        <Input
          key={zone.name}
          aria-label={text.zone_prefixes}
          disabled={disabled}
          defaultValue={zone.prefixes.join(' ')}
          onBlur={(event) => set({ prefixes: getPrefixes(event.target.value) })}
        />
      </Field>
    </div>
  )
}

interface ZonesProps {
  readonly body: TariffBody
  readonly disabled: boolean
  readonly onChange: (zones: Zone[]) => void
}

/** Zones on the left, the chosen one with its prices on the right. */
export function ZonesEditor({ body: { zones }, disabled, onChange }: ZonesProps) {
  const text = useText(freightDeskText)
  const [at, setAt] = useState(0)
  const zone = zones[at] ?? zones[0]
  const place = zone ? zones.indexOf(zone) : 0
  const set = (next: Zone) => onChange(replaceAt(zones, place, next))
  const add = (
    <Button
      size="small"
      disabled={disabled}
      onClick={() => {
        onChange([...zones, newZone(`${text.zone_new} ${zones.length + 1}`)])
        setAt(zones.length)
      }}
    >
      {text.zone_add}
    </Button>
  )
  return (
    <Panel title={text.zones} extra={add}>
      <div className={`grid gap-4 ${css.zones}`}>
        <ul className={`bare-list grid content-start overflow-y-auto gap-0.5 ${css.zone_list}`}>
          {zones.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while they are typed
            <li key={index}>
              <button type="button" aria-pressed={index === place} onClick={() => setAt(index)}>
                {one.name || '–'}
                <span className={`block text-sm text-quiet ${css.sub}`}>{one.countries.slice(0, 6).join(' ')}</span>
              </button>
            </li>
          ))}
        </ul>
        {zone ? (
          <div className={`grid content-start gap-4 ${css.zone_body}`} key={place}>
            <ZoneAbout zone={zone} disabled={disabled} onChange={set} />
            <Segmented
              disabled={disabled}
              value={zone.pricing.kind}
              options={(['first_step', 'steps'] as const).map((kind) => ({
                value: kind,
                label: text[`pricing_${kind}`],
              }))}
              onChange={(kind) => set(withPricing(zone, kind))}
            />
            <FirstStepFields zone={zone} disabled={disabled} onChange={set} />
            <StepTable zone={zone} disabled={disabled} onChange={set} />
            {disabled ? null : (
              <div>
                <Button danger size="small" onClick={() => onChange(zones.filter((_, index) => index !== place))}>
                  {text.delete}
                </Button>
              </div>
            )}
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
