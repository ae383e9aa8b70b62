import { isEu } from '@inkroute/contract/countries'
import { type WarehouseRegion, warehouseRegions } from '@inkroute/contract/shipping/limits'
import { useText } from '../../../shared/text/language.tsx'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { freightText } from '../freight.text.ts'
import type { FreightForm, FreightProblems } from '../freight.view.ts'
import { CountrySelect } from './country-select.tsx'
import css from './freight.module.css'

interface FormProps {
  readonly form: FreightForm
  readonly problems: FreightProblems
  readonly onChange: (change: Partial<FreightForm>) => void
}

function useErrors(problems: FreightProblems) {
  const text = useText(freightText)
  return (field: keyof FreightForm) => {
    const problem = problems[field]
    return problem ? text[problem] : null
  }
}

function ParcelFields({ form, problems, onChange }: FormProps) {
  const text = useText(freightText)
  const findError = useErrors(problems)
  const side = (field: 'length_cm' | 'width_cm' | 'height_cm', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      value={form[field]}
      aria-invalid={problems.length_cm ? true : undefined}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  return (
    <>
      <TextField
        label={text.weight}
        inputMode="numeric"
        value={form.weight_g}
        error={findError('weight_g')}
        onChange={(weight_g) => onChange({ weight_g })}
      />
      <div className="grid gap-1.5">
        <div className="grid grid-cols-3 gap-2">
          {side('length_cm', text.length)}
          {side('width_cm', text.width)}
          {side('height_cm', text.height)}
        </div>
        <p className={problems.length_cm ? css.problem : css.help} role={problems.length_cm ? 'alert' : undefined}>
          {findError('length_cm') ?? text.sides_help}
        </p>
      </div>
    </>
  )
}

function TaxFields({ form, problems, onChange }: FormProps) {
  const text = useText(freightText)
  const findError = useErrors(problems)
  return (
    <>
      <TextField
        label={text.goods_value}
        help={text.goods_value_help}
        inputMode="decimal"
        value={form.goods_value}
        error={findError('goods_value')}
        onChange={(goods_value) => onChange({ goods_value })}
      />
      <TextField
        label={text.tax_number}
        help={text.tax_number_help}
        autoComplete="off"
        value={form.tax_number}
        error={findError('tax_number')}
        onChange={(tax_number) => onChange({ tax_number })}
      />
    </>
  )
}

/** Destination, then the goods; tax fields show where they apply. */
export function FreightFormFields({
  form,
  problems,
  onChange,
  for_product,
}: FormProps & { readonly for_product: boolean }) {
  const text = useText(freightText)
  const findError = useErrors(problems)
  const names: Record<WarehouseRegion, string> = { CN: text.region_cn, US: text.region_us, EU: text.region_eu }
  const places = [
    { value: '', label: text.warehouse_all },
    ...warehouseRegions.map((value) => ({ value, label: names[value] })),
  ]
  return (
    <form
      className={`card grid gap-4 p-6 ${css.form}`}
      aria-label={text.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <CountrySelect value={form.country} onChange={(country) => onChange({ country })} />
      <TextField
        label={text.postcode}
        help={text.postcode_help}
        maxLength={16}
        autoComplete="postal-code"
        value={form.postcode}
        onChange={(postcode) => onChange({ postcode })}
      />
      {for_product ? (
        <TextField
          label={text.quantity}
          inputMode="numeric"
          value={form.quantity}
          error={findError('quantity')}
          onChange={(quantity) => onChange({ quantity })}
        />
      ) : (
        <ParcelFields form={form} problems={problems} onChange={onChange} />
      )}
      <SelectField
        label={text.warehouse}
        placeholder={text.warehouse_all}
        choices={places}
        value={form.warehouse}
        onChange={(warehouse) => onChange({ warehouse })}
      />
      {isEu(form.country) ? <TaxFields form={form} problems={problems} onChange={onChange} /> : null}
    </form>
  )
}
