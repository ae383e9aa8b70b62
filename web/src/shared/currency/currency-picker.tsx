import { siteBrand } from '../brand/brand.ts'
import { useText } from '../text/language.tsx'
import css from './approx.module.css'
import { approxText } from './approx.text.ts'
import { chooseCurrency, useCurrency, YUAN } from './currency.ts'

/** Nothing to pick until the operator has chosen currencies and their rates. */
export function CurrencyPicker() {
  const text = useText(approxText)
  const current = useCurrency()
  const { currencies } = siteBrand()
  if (currencies.length === 0) return null
  return (
    <select
      className={`bare-button h-10 font-inherit text-sm text-quiet rounded-control px-1.5 py-0 ${css.picker}`}
      aria-label={text.picker}
      title={text.picker}
      value={current}
      onChange={(event) => chooseCurrency(event.target.value)}
    >
      {[YUAN, ...currencies.map(({ code }) => code)].map((code) => (
        <option key={code}>{code}</option>
      ))}
    </select>
  )
}
