import { countryName } from '@inkroute/contract/countries'
import type { ShippingRule } from '@inkroute/contract/shipping/rule'
import { formatMoney } from '../../../shared/format/money.ts'
import { fill, type Language, type Texts } from '../../../shared/text/text.ts'
import { formatWeight } from '../freight.view.ts'
import type { ruleText } from './rule.text.ts'

type Text = Texts<typeof ruleText>
type Ends = { readonly between: string; readonly from: string; readonly to: string }

const SHOWN_COUNTRIES = 4

function range<T>(low: T | null, high: T | null, show: (value: T) => string, text: Ends): string[] {
  if (low !== null && high !== null) return [fill(text.between, { min: show(low), max: show(high) })]
  if (low !== null) return [fill(text.from, { min: show(low) })]
  return high !== null ? [fill(text.to, { max: show(high) })] : []
}

/** The conditions of a rule as short phrases. */
export function getConditions(rule: ShippingRule, text: Text, language: Language): readonly string[] {
  const names = rule.countries.map((code) => countryName(code, language))
  const joiner = language === 'zh' ? '、' : ', '
  const shown = names.slice(0, SHOWN_COUNTRIES).join(joiner)
  const where =
    names.length === 0
      ? text.all_countries
      : names.length > SHOWN_COUNTRIES
        ? fill(text.countries_more, { first: shown, count: names.length })
        : shown
  return [
    where,
    ...range(rule.weight_min_g, rule.weight_max_g, formatWeight, {
      between: text.weight_between,
      from: text.weight_from,
      to: text.weight_to,
    }),
    ...range(rule.amount_min, rule.amount_max, formatMoney, {
      between: text.amount_between,
      from: text.amount_from,
      to: text.amount_to,
    }),
  ]
}
