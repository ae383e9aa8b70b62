/** eBay's sites for sellers, with currency and language. */
interface EbaySite {
  readonly marketplace_id: string
  readonly currency: string
  readonly language: string
  /** Where buyers shop. */
  readonly host: string
}

const sites: readonly EbaySite[] = [
  ['EBAY_US', 'USD', 'en-US', 'www.ebay.com'],
  ['EBAY_GB', 'GBP', 'en-GB', 'www.ebay.co.uk'],
  ['EBAY_DE', 'EUR', 'de-DE', 'www.ebay.de'],
  ['EBAY_AU', 'AUD', 'en-AU', 'www.ebay.com.au'],
  ['EBAY_CA', 'CAD', 'en-CA', 'www.ebay.ca'],
  ['EBAY_FR', 'EUR', 'fr-FR', 'www.ebay.fr'],
  ['EBAY_IT', 'EUR', 'it-IT', 'www.ebay.it'],
  ['EBAY_ES', 'EUR', 'es-ES', 'www.ebay.es'],
  ['EBAY_AT', 'EUR', 'de-AT', 'www.ebay.at'],
  ['EBAY_BE', 'EUR', 'nl-BE', 'www.benl.ebay.be'],
  ['EBAY_CH', 'CHF', 'de-CH', 'www.ebay.ch'],
  ['EBAY_IE', 'EUR', 'en-IE', 'www.ebay.ie'],
  ['EBAY_NL', 'EUR', 'nl-NL', 'www.ebay.nl'],
  ['EBAY_PL', 'PLN', 'pl-PL', 'www.ebay.pl'],
  ['EBAY_HK', 'HKD', 'zh-HK', 'www.ebay.com.hk'],
  ['EBAY_SG', 'SGD', 'en-US', 'www.ebay.com.sg'],
  ['EBAY_MY', 'MYR', 'en-US', 'www.ebay.com.my'],
  ['EBAY_PH', 'PHP', 'en-PH', 'www.ebay.ph'],
].map(([marketplace_id = '', currency = '', language = '', host = '']) => ({
  marketplace_id,
  currency,
  language,
  host,
}))

const AMERICAN: EbaySite = { marketplace_id: 'EBAY_US', currency: 'USD', language: 'en-US', host: 'www.ebay.com' }

/** Sellers from countries without a site of their own sell on the American one. */
export const getSite = (marketplace_id: string): EbaySite =>
  sites.find((site) => site.marketplace_id === marketplace_id) ?? AMERICAN
