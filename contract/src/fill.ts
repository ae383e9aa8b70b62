const english = new Intl.PluralRules('en')

/** Counts arrive as numbers or as they are shown: `1,234`. */
const isOne = (count: string | number) => english.select(Number(String(count).replaceAll(',', ''))) === 'one'

/** The English form that goes with a count: `order` or `orders`. The only place that decides between the two. */
export const pluralForm = (count: string | number, one: string, other: string): string => (isOne(count) ? one : other)

/** `1 order`, `2 orders`. */
export const counted = (count: string | number, one: string, other = `${one}s`): string =>
  `${count} ${pluralForm(count, one, other)}`

/** Fills `{name}` with a value and `{name|order|orders}` with the form that goes with it; unknown names stay. */
export function fill(template: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return template.replace(
    /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (whole, name: string, one?: string, other?: string) => {
      const value = values[name] ?? null
      if (value === null) return whole
      return one === undefined || other === undefined ? String(value) : pluralForm(value, one, other)
    },
  )
}
