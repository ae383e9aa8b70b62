import type { Brand } from '@inkroute/contract/company/company'
import { createContext } from 'react'

/**
 * The brand of this installation. It is the same for every visitor, so it is one value per process: the server sets it
 * before it renders a page, the browser reads it from the page.
 */
export interface SiteBrand extends Brand {
  /** In which prices are also shown to the visitor of this page; only in the browser, where there is one visitor. */
  readonly currency?: string
}

/** The same on the server, for the visitor a page is rendered for. */
export const CurrencyContext = createContext<string | null>(null)

const software: SiteBrand = {
  name: { zh: '印途', en: 'InkRoute' },
  full: { zh: '印途 InkRoute', en: 'InkRoute 印途' },
  slogan: { zh: '', en: '' },
  logo: '',
  colour: '',
  legal_name: { zh: '', en: '' },
  licence: '',
  footer: { zh: '', en: '' },
  currencies: [],
}

export const BRAND_META = 'brand'

function fromPage(): SiteBrand | null {
  const content = globalThis.document?.querySelector(`meta[name="${BRAND_META}"]`)?.getAttribute('content')
  return content ? (JSON.parse(content) as SiteBrand) : null
}

let current: SiteBrand | null = null

export function siteBrand(): SiteBrand {
  current ??= fromPage() ?? software
  return current
}

export function setBrand(brand: SiteBrand): void {
  current = brand
}

/** Tokens of the palette that follow the colour of the brand. */
export const brandCss = ({ colour }: SiteBrand): string =>
  colour
    ? `:root{--color-action:${colour};--color-action-hover:color-mix(in srgb, ${colour} 85%, #000);--color-action-soft:color-mix(in srgb, ${colour} 8%, #fff)}`
    : ''
