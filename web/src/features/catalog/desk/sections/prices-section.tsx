import { fenToDecimal } from '@inkroute/contract/money'
import { Button, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ScrollTable } from '../../../../shared/ui/table/scroll-table.tsx'
import { useDocument, useHints, usePlace, useProductDraft } from '../draft/product-draft.tsx'
import { HintLines, PlaceHints } from '../fields/field-frame.tsx'
import fields from '../fields/fields.module.css'
import { MoneyField, NumberField } from '../fields/value-fields.tsx'
import { levelDiscount, priceTable } from './price-table.view.ts'
import css from './sections.module.css'
import { sectionText } from './sections.text.ts'

const BP_IN_PERCENT = 100

function PercentInput({
  label,
  bp,
  onChange,
  placeholder,
}: {
  label: string
  bp: number | null
  placeholder?: string
  onChange: (bp: number | null) => void
}) {
  return (
    <InputNumber
      aria-label={label}
      min={0}
      max={90}
      precision={2}
      suffix="%"
      {...(placeholder ? { placeholder } : {})}
      value={bp === null ? null : bp / BP_IN_PERCENT}
      onChange={(percent) => onChange(percent === null ? null : Math.round(percent * BP_IN_PERCENT))}
    />
  )
}

function TierRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const text = useText(sectionText)
  const [quantity, setQuantity] = usePlace<number>(['price_tiers', index, 'quantity'])
  const [discount, setDiscount] = usePlace<number>(['price_tiers', index, 'discount_bp'])
  const hints = [
    useHints(['price_tiers', index]),
    useHints(['price_tiers', index, 'quantity']),
    useHints(['price_tiers', index, 'discount_bp']),
  ].flat()
  return (
    <li className={`flex flex-wrap items-center min-w-0 gap-2 mb-2 ${css.line}`} data-field={`price_tiers.${index}`}>
      <InputNumber
        aria-label={fill(text.tier_quantity, { number: index + 1 })}
        min={1}
        max={100_000}
        precision={0}
        prefix="≥"
        value={quantity}
        onChange={(next) => next !== null && setQuantity(next)}
      />
      <PercentInput
        label={fill(text.tier_discount, { number: index + 1 })}
        bp={discount}
        onChange={(next) => setDiscount(next ?? 0)}
      />
      <Button type="text" aria-label={text.remove} icon={<Icon name="trash" size_px={16} />} onClick={onRemove} />
      <HintLines hints={hints} />
    </li>
  )
}

interface Tier {
  readonly quantity: number
  readonly discount_bp: number
}

function Tiers() {
  const text = useText(sectionText)
  const [tiers, set] = usePlace<readonly Tier[]>(['price_tiers'])
  const last = tiers.at(-1)
  return (
    <>
      <h3>{text.tiers}</h3>
      <PlaceHints path={['price_tiers']} />
      <ul className={`bare-list grid gap-2 mb-3 ${css.lines}`}>
        {tiers.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier has no other name, and its number changes while typing
          <TierRow key={index} index={index} onRemove={() => set(tiers.filter((_one, at) => at !== index))} />
        ))}
      </ul>
      <Button
        icon={<Icon name="plus" size_px={16} />}
        disabled={tiers.length >= 12}
        onClick={() =>
          set([...tiers, { quantity: (last?.quantity ?? 0) * 5 || 1, discount_bp: last?.discount_bp ?? 0 }])
        }
      >
        {text.add_tier}
      </Button>
    </>
  )
}

function LevelDiscounts() {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const { levels } = useProductDraft().options
  const [own, set] = usePlace<readonly { readonly level: number; readonly discount_bp: number }[]>(['level_discounts'])
  return (
    <>
      <h3>{text.levels}</h3>
      <p className="text-xs text-quiet leading-4.5 mt-1">{text.levels_help}</p>
      <PlaceHints path={['level_discounts']} is_deep />
      <div className={`grid gap-3 mt-2 mb-4 ${css.level_grid}`}>
        {levels.map(({ level, name, discount_bp }) => (
          <div className="grid gap-1" key={level}>
            <span>{name[language]}</span>
            <PercentInput
              label={fill(text.level_discount, { name: name[language] })}
              placeholder={String(discount_bp / BP_IN_PERCENT)}
              bp={own.find((one) => one.level === level)?.discount_bp ?? null}
              onChange={(bp) => {
                const others = own.filter((one) => one.level !== level)
                set(
                  bp === null ? others : [...others, { level, discount_bp: bp }].toSorted((a, b) => a.level - b.level),
                )
              }}
            />
          </div>
        ))}
      </div>
    </>
  )
}

/** Unit prices at every tier and level, computed as the shop computes them. */
function ResultingPrices() {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const { levels } = useProductDraft().options
  const items = useDocument((document) => document.items)
  const price_tiers = useDocument((document) => document.price_tiers)
  const level_discounts = useDocument((document) => document.level_discounts)
  const techniques = useDocument((document) => document.techniques)
  const extra_view_fen = useDocument((document) => document.extra_view_fen)
  const priced = { price_tiers, level_discounts, techniques, extra_view_fen }
  const [chosen, setChosen] = useState<number | null>(null)
  const cheapest = items.toSorted((a, b) => a.base_price_fen - b.base_price_fen)[0]
  const item = items.find((one) => one.id === chosen) ?? cheapest
  if (!item) return null
  return (
    <>
      <h3>{text.resulting}</h3>
      <div className={`flex flex-wrap items-center min-w-0 gap-2 mb-2 ${css.line}`}>
        <Select
          className={css.add ?? ''}
          aria-label={text.resulting_for}
          showSearch={{ optionFilterProp: 'label' }}
          value={item.id}
          options={items.map((one) => ({ value: one.id, label: one.sku || String(one.id) }))}
          onChange={setChosen}
        />
        {item.cost_fen === null ? null : (
          <span>{fill(text.cost_is, { cost: formatMoney(fenToDecimal(item.cost_fen)) })}</span>
        )}
      </div>
      <ScrollTable label={text.resulting}>
        <table className={`w-full tabular-nums border-collapse mt-2 ${css.prices}`}>
          <thead>
            <tr>
              <th scope="col">{text.quantity}</th>
              {levels.map((level) => (
                <th key={level.level} scope="col">
                  {level.name[language]}
                  <small className="font-normal text-quiet ml-1.5">
                    −{levelDiscount(priced, level) / BP_IN_PERCENT}%
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {priceTable(priced, item, levels).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tiers may have the same quantity while typing
              <tr key={index}>
                <th scope="row">
                  ≥ {row.quantity}
                  <small className="font-normal text-quiet ml-1.5">−{row.discount_bp / BP_IN_PERCENT}%</small>
                </th>
                {row.cells.map((cell, at) => (
                  <td
                    key={levels[at]?.level}
                    data-loss={cell.is_below_cost}
                    {...(cell.is_below_cost ? { title: text.below_cost } : {})}
                  >
                    {formatMoney(fenToDecimal(cell.unit_fen))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </>
  )
}

export function PricesSection() {
  const text = useText(sectionText)
  return (
    <>
      <div className={`grid grid-cols-2 gap-x-6 ${fields.columns}`}>
        <MoneyField path={['extra_view_fen']} label={text.extra_view} help={text.extra_view_help} />
        <NumberField path={['min_quantity']} label={text.min_quantity} min={1} max={100_000} unit={text.pieces} />
      </div>
      <Tiers />
      <LevelDiscounts />
      <ResultingPrices />
    </>
  )
}
