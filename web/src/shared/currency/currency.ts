import { useContext } from 'react'
import { CurrencyContext, type SiteBrand, siteBrand } from '../brand/brand.ts'
import { approxMoney } from '../format/money.ts'

/** Everything is sold in yuan; a visitor may see prices in one more currency of those the operator chose. */
export const YUAN = 'CNY'
const COOKIE = 'currency'
const YEAR_S = 365 * 24 * 60 * 60

const EURO = 'AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'
const ownCurrency: Readonly<Record<string, string>> = { CN: YUAN, US: 'USD', GB: 'GBP' }

/** The currency of the first country a browser names among its languages: `de-DE,en;q=0.8` is euro. */
function currencyAtHome(languages: string): string {
  const region = /-([A-Z]{2})\b/i.exec(languages)?.[1]?.toUpperCase() ?? ''
  return EURO.split(' ').includes(region) ? 'EUR' : (ownCurrency[region] ?? '')
}

/** The visitor's choice, or the currency at home; where neither is offered, the operator's first. */
export function currencyIn(cookies: string, { currencies }: Pick<SiteBrand, 'currencies'>, languages = ''): string {
  const chosen = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1]
  const codes = currencies.map(({ code }) => code)
  if (codes.length === 0) return YUAN
  const offered = [YUAN, ...codes]
  return [chosen, currencyAtHome(languages)].find((code) => code && offered.includes(code)) ?? codes[0] ?? YUAN
}

/** The server, which knows the request, decides; the browser reads it from the page. */
export function useCurrency(): string {
  const rendered = useContext(CurrencyContext)
  return rendered ?? siteBrand().currency ?? YUAN
}

/** The visitor's currency with its rate; null for visitors who see yuan alone. */
export function useShownRate(): SiteBrand['currencies'][number] | null {
  const code = useCurrency()
  return siteBrand().currencies.find((currency) => currency.code === code) ?? null
}

/** `≈ US$5.48`: an amount of yuan in the visitor's currency; empty for visitors who see yuan alone. */
export function useApprox(amount: string): string {
  const found = useShownRate()
  return found ? approxMoney(amount, found) : ''
}

/** The page is loaded again, so that every price on it is rendered in the new currency. */
export function chooseCurrency(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookie store
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${YEAR_S}; samesite=lax`
  window.location.reload()
}
