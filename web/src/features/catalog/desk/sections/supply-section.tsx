import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { Button, Select } from 'antd'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useHints, usePlace, useProductDraft } from '../draft/product-draft.tsx'
import { HintLines, PlaceHints } from '../fields/field-frame.tsx'
import fields from '../fields/fields.module.css'
import { NumberField } from '../fields/value-fields.tsx'
import css from './sections.module.css'
import { sectionText } from './sections.text.ts'

type Supply = ProductDocument['supply'][number]

function SupplyCard({ index, onRemove }: { index: number; onRemove: () => void }) {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const { factories, warehouses } = useProductDraft().options
  const [entry, set] = usePlace<Supply>(['supply', index])
  const hints = [
    useHints(['supply', index]),
    useHints(['supply', index, 'factory']),
    useHints(['supply', index, 'warehouses']),
  ].flat()
  const factory = factories.find(({ code }) => code === entry.factory)
  const getName = (code: string) => warehouses.find((one) => one.code === code)?.name[language] ?? code
  return (
    <li className={`grid border rounded-control gap-2 px-4 pt-3 pb-0 ${css.supply}`} data-field={`supply.${index}`}>
      <header>
        <strong>{factory?.name[language] ?? entry.factory}</strong>
        <Button type="text" aria-label={text.remove} icon={<Icon name="trash" size_px={16} />} onClick={onRemove} />
      </header>
      <Select
        mode="multiple"
        aria-label={text.warehouses}
        placeholder={text.warehouses}
        value={[...entry.warehouses]}
        options={[...new Set([...(factory?.warehouses ?? []), ...entry.warehouses])].map((code) => ({
          value: code,
          label: `${getName(code)} · ${code}`,
        }))}
        onChange={(next: string[]) => set({ ...entry, warehouses: next })}
      />
      <HintLines hints={hints} />
      <div className={`grid grid-cols-2 gap-x-6 ${fields.columns}`}>
        <NumberField
          path={['supply', index, 'production_hours', 'min']}
          label={text.hours_min}
          min={0}
          max={2000}
          unit={text.hours}
        />
        <NumberField
          path={['supply', index, 'production_hours', 'max']}
          label={text.hours_max}
          min={0}
          max={2000}
          unit={text.hours}
        />
      </div>
    </li>
  )
}

/** How long it takes, and which factories make it for which warehouses. */
export function SupplySection() {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const { factories } = useProductDraft().options
  const [supply, set] = usePlace<readonly Supply[]>(['supply'])
  const open = factories.filter(({ code }) => !supply.some((entry) => entry.factory === code))
  const add = (code: string | null) => {
    const factory = factories.find((one) => one.code === code)
    if (!factory) return
    const { region, warehouses, production_hours } = factory
    set([...supply, { factory: factory.code, region, warehouses: [...warehouses], production_hours }])
  }
  return (
    <>
      <div className={`grid grid-cols-2 gap-x-6 ${fields.columns}`}>
        <NumberField path={['production_hours', 'min']} label={text.lead_min} min={0} max={2000} unit={text.hours} />
        <NumberField path={['production_hours', 'max']} label={text.lead_max} min={0} max={2000} unit={text.hours} />
      </div>
      <PlaceHints path={['production_hours']} />
      <h3>{text.supply}</h3>
      <PlaceHints path={['supply']} />
      <ul className={`bare-list grid gap-2 mb-3 ${css.lines}`}>
        {supply.map((entry, index) => (
          <SupplyCard
            key={entry.factory}
            index={index}
            onRemove={() => set(supply.filter((one) => one.factory !== entry.factory))}
          />
        ))}
      </ul>
      <Select
        className={css.add ?? ''}
        aria-label={text.add_factory}
        placeholder={text.add_factory}
        value={null as string | null}
        options={open.map(({ code, name }) => ({ value: code, label: `${name[language]} · ${code}` }))}
        onSelect={add}
      />
    </>
  )
}
