import { createContext, useContext } from 'react'
import { approxMoney } from '../format/money.ts'
import { type SiteBrand, siteBrand } from './brand.ts'

/** Everything is sold in yuan; a visitor may see prices in one more currency of those the operator chose. */
export const YUAN = 'CNY'
const COOKIE = 'currency'
const YEAR_S = 365 * 24 * 60 * 60

/** The visitor's choice, or the operator's first currency where there is none. */
export function currencyIn(cookies: string, { currencies }: Pick<SiteBrand, 'currencies'>): string {
  const chosen = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1]
  const codes = currencies.map(({ code }) => code)
  return chosen === YUAN && codes.length > 0 ? YUAN : (codes.find((code) => code === chosen) ?? codes[0] ?? YUAN)
}

/** Set by the server, which knows the cookie of the request; the browser reads its own. */
export const CurrencyContext = createContext<string | null>(null)

export function useCurrency(): string {
  const rendered = useContext(CurrencyContext)
  return rendered ?? currencyIn(globalThis.document?.cookie ?? '', siteBrand())
}

/** `≈ US$5.48`: an amount of yuan in the visitor's currency; empty for visitors who see yuan alone. */
export function useApprox(amount: string): string {
  const code = useCurrency()
  const found = siteBrand().currencies.find((currency) => currency.code === code)
  return found ? approxMoney(amount, found) : ''
}

/** The page is loaded again, so that every price on it is rendered in the new currency. */
export function chooseCurrency(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookie store
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${YEAR_S}; samesite=lax`
  window.location.reload()
}
