import { getPurchasePriceAsSeller } from '@inkroute/contract/catalog/price'
import { reDesignCheckOrder } from '@inkroute/contract/design/design'
import { artworkName, dayToken, getSkuName, getTitle, type Naming } from '@inkroute/contract/goods/name'
import { getSkuRule } from '@inkroute/contract/goods/sku'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { DEFAULT_NAME_RULE } from '@inkroute/contract/preference/name-rule'
import { getNameRule } from '@inkroute/contract/preference/preference'
import { printedViews } from '@inkroute/engine/document/design-document'
import { chosenTechnique } from '@inkroute/engine/print/rules/technique'
import { useId, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './save.module.css'
import { saveText } from './save.text.ts'
import type { SaveSubject } from './save.view.ts'
import { isAmount, marginPercent, skuCount, toggled } from './save.view.ts'
import type { SavedHere } from './use-save.ts'

interface Chip {
  readonly id: number
  readonly name: string
  readonly hex?: string
}

interface ChipChoiceProps {
  readonly label: string
  readonly options: readonly Chip[]
  readonly chosen: readonly number[]
  /** The current design. */
  readonly current_id: number
  readonly onChange: (ids: number[]) => void
}

/** Colours or sizes to choose among, with the two choices sellers mostly make. */
export function ChipChoice({ label, options, chosen, current_id, onChange }: ChipChoiceProps) {
  const text = useText(saveText)
  const id = useId()
  return (
    <fieldset className="min-w-0 border-0 p-0 m-0" aria-labelledby={id}>
      <div className={`flex items-baseline gap-3 mb-2 ${css.choiceHead}`}>
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-sm text-quiet tabular-nums mr-auto">
          {fill(text.chosen_of, { chosen: chosen.length, total: options.length })}
        </span>
        <button type="button" onClick={() => onChange(options.map((option) => option.id))}>
          {text.all}
        </button>
        <button type="button" onClick={() => onChange([current_id])}>
          {text.only_current}
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={css.chip}
            aria-pressed={chosen.includes(option.id)}
            onClick={() => onChange(toggled(chosen, option.id))}
          >
            {option.hex ? <i className="w-4 h-4 rounded-full" style={{ background: option.hex }} /> : null}
            {option.name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

export interface SaveFormState {
  readonly name: string
  readonly title_en: string
  readonly price: string
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
  readonly is_order_checked: boolean
  readonly accepts_print_errors: boolean
}

/** The form values; a design of existing goods starts from theirs. */
export function useSaveForm(subject: SaveSubject, saved: SavedHere | null) {
  const [state, setState] = useState<SaveFormState>({
    name: saved?.name ?? '',
    title_en: '',
    price: '',
    color_ids: saved?.color_ids ?? [subject.color_id],
    size_ids: saved?.size_ids ?? subject.product.sizes.map((size) => size.id),
    is_order_checked: false,
    accepts_print_errors: false,
  })
  return { state, set: (part: Partial<SaveFormState>) => setState((now) => ({ ...now, ...part })) }
}

/** The title and the first SKU's name exactly as the server will make them. */
export function useExampleNames({ product, document }: SaveSubject, state: SaveFormState) {
  const rule = useCall(getNameRule, {}, { quiet: true }).data?.rule ?? DEFAULT_NAME_RULE
  const seq = useCall(getSkuRule, {}, { quiet: true }).data?.next_seq ?? 1
  const date = dayToken(new Date(), useTimeZone())
  const artwork = artworkName(document)
  const naming: Naming = { name_rule: rule, typed: state.name.trim(), product_name: product.name, artwork, date, seq }
  const color = product.colors.find(({ id }) => id === state.color_ids[0]) ?? product.colors[0]
  const size = product.sizes.find(({ id }) => id === state.size_ids[0]) ?? product.sizes[0]
  const variant = { color_name: color?.name ?? '', size_name: size?.name ?? '' }
  return { title: getTitle({ ...naming, typed: '' }), sku: getSkuName(naming, variant) }
}

/** Unit cost and margin. */
export function usePriceNote(subject: SaveSubject, state: SaveFormState) {
  const text = useText(saveText)
  const printed_views = Math.max(1, printedViews(subject.document))
  const [color_id, size_id] = [state.color_ids[0], state.size_ids[0]]
  const where = { id: subject.product.id, ...(color_id ? { color_id } : {}), ...(size_id ? { size_id } : {}) }
  const technique = chosenTechnique(subject.document, subject.product.techniques)?.key
  const printing = { printed_views, ...(technique ? { technique } : {}) }
  const cost = useCall(getPurchasePriceAsSeller, { ...where, quantity: 1, ...printing }, { quiet: true }).data
    ?.unit_price
  const price = state.price.trim()
  if (!isAmount(price)) return { error: text.price_wrong, help: null }
  if (!cost) return { error: null, help: null }
  const margin = marginPercent(price, cost)
  const shown = formatMoney(cost)
  if (margin === null) return { error: null, help: fill(text.price_help, { cost: shown }) }
  if (margin < 0) return { error: null, help: fill(text.price_below, { cost: shown }) }
  return { error: null, help: fill(text.price_margin, { cost: shown, margin }) }
}

/** Why it cannot be saved yet; null when it can. */
export function useSaveProblem(subject: SaveSubject, state: SaveFormState, is_update: boolean): string | null {
  const text = useText(saveText)
  const quota = useCall(getDesignQuota, {}, { quiet: true }).data
  if (printedViews(subject.document) === 0) return text.empty
  if (state.color_ids.length === 0 || state.size_ids.length === 0) return text.none
  if (skuCount(subject.product, state.color_ids, state.size_ids) === 0) return text.missing
  if (!is_update && quota?.left === 0) return text.quota_none
  return null
}

/** Unpaid orders that would get the new design. */
export const useOrderCheck = (goods_id: number | null) =>
  useCall(reDesignCheckOrder, { id: goods_id ?? 0 }, { enabled: goods_id !== null, quiet: true }).data
