const english = new Intl.PluralRules('en')

/** Counts arrive as numbers or as they are shown: `1,234`. */
const isOne = (count: string | number) => english.select(Number(String(count).replaceAll(',', ''))) === 'one'

/** The English form that goes with a count: `order` or `orders`. The only place that decides between the two. */
export const pluralForm = (count: string | number, one: string, other: string): string => (isOne(count) ? one : other)

/** `1 order`, `2 orders`. */
export const counted = (count: string | number, one: string, other = `${one}s`): string =>
  `${count} ${pluralForm(count, one, other)}`

type Values = Readonly<Record<string, string | number | undefined>>

/** `2 days`, not `2–2 days`. */
const withoutEmptyRanges = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}–\{(\w+)\}/g, (range, from: string, to: string) =>
    values[from] !== undefined && String(values[from]) === String(values[to]) ? `{${to}}` : range,
  )

/**
 * Fills `{name}` with a value and `{name|order|orders}` with the form that goes with it; unknown names stay, and a range
 * with two equal ends becomes one value.
 */
export function fill(template: string, values: Values): string {
  return withoutEmptyRanges(template, values).replace(
    /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (whole, name: string, one?: string, other?: string) => {
      const value = values[name] ?? null
      if (value === null) return whole
      return one === undefined || other === undefined ? String(value) : pluralForm(value, one, other)
    },
  )
}
