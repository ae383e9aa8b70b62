/** eBay's sites for sellers, with currency and language. */
interface EbaySite {
  readonly marketplace_id: string
  readonly currency: string
  readonly language: string
}

const sites: readonly EbaySite[] = [
  ['EBAY_US', 'USD', 'en-US'],
  ['EBAY_GB', 'GBP', 'en-GB'],
  ['EBAY_DE', 'EUR', 'de-DE'],
  ['EBAY_AU', 'AUD', 'en-AU'],
  ['EBAY_CA', 'CAD', 'en-CA'],
  ['EBAY_FR', 'EUR', 'fr-FR'],
  ['EBAY_IT', 'EUR', 'it-IT'],
  ['EBAY_ES', 'EUR', 'es-ES'],
  ['EBAY_AT', 'EUR', 'de-AT'],
  ['EBAY_BE', 'EUR', 'nl-BE'],
  ['EBAY_CH', 'CHF', 'de-CH'],
  ['EBAY_IE', 'EUR', 'en-IE'],
  ['EBAY_NL', 'EUR', 'nl-NL'],
  ['EBAY_PL', 'PLN', 'pl-PL'],
  ['EBAY_HK', 'HKD', 'zh-HK'],
  ['EBAY_SG', 'SGD', 'en-US'],
  ['EBAY_MY', 'MYR', 'en-US'],
  ['EBAY_PH', 'PHP', 'en-PH'],
].map(([marketplace_id = '', currency = '', language = '']) => ({ marketplace_id, currency, language }))

const AMERICAN: EbaySite = { marketplace_id: 'EBAY_US', currency: 'USD', language: 'en-US' }

/** Sellers from countries without a site of their own sell on the American one. */
export const siteOf = (marketplace_id: string): EbaySite =>
  sites.find((site) => site.marketplace_id === marketplace_id) ?? AMERICAN
