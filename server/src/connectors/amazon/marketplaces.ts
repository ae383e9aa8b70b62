/** Amazon's sites with the API region, the consent page and the language of each. */
export interface AmazonSite {
  readonly country: string
  readonly marketplace_id: string
  readonly region: 'na' | 'eu' | 'fe'
  /** What follows `sellercentral` in the address of its Seller Central; five countries share one. */
  readonly console: string
  /** Where buyers shop. */
  readonly shop_host: string
  readonly currency: string
  /** Language of texts in listings. */
  readonly language: string
}

/** Five countries share it. */
const EUROPE = '-europe.amazon.com'

const site = (
  country: string,
  marketplace_id: string,
  region: AmazonSite['region'],
  console: string,
  currency: string,
  language: string,
): AmazonSite => ({
  country,
  marketplace_id,
  region,
  console,
  shop_host: `www${console === EUROPE ? `.amazon.${country === 'GB' ? 'co.uk' : country.toLowerCase()}` : console}`,
  currency,
  language,
})

export const amazonSites: readonly AmazonSite[] = [
  site('US', 'ATVPDKIKX0DER', 'na', '.amazon.com', 'USD', 'en_US'),
  site('CA', 'A2EUQ1WTGCTBG2', 'na', '.amazon.ca', 'CAD', 'en_CA'),
  site('MX', 'A1AM78C64UM0Y8', 'na', '.amazon.com.mx', 'MXN', 'es_MX'),
  site('BR', 'A2Q3Y263D00KWC', 'na', '.amazon.com.br', 'BRL', 'pt_BR'),
  site('GB', 'A1F83G8C2ARO7P', 'eu', EUROPE, 'GBP', 'en_GB'),
  site('DE', 'A1PA6795UKMFR9', 'eu', EUROPE, 'EUR', 'de_DE'),
  site('FR', 'A13V1IB3VIYZZH', 'eu', EUROPE, 'EUR', 'fr_FR'),
  site('IT', 'APJ6JRA9NG5V4', 'eu', EUROPE, 'EUR', 'it_IT'),
  site('ES', 'A1RKKUPIHCS9HS', 'eu', EUROPE, 'EUR', 'es_ES'),
  site('NL', 'A1805IZSGTT6HS', 'eu', '.amazon.nl', 'EUR', 'nl_NL'),
  site('SE', 'A2NODRKZP88ZB9', 'eu', '.amazon.se', 'SEK', 'sv_SE'),
  site('PL', 'A1C3SOZRARQ6R3', 'eu', '.amazon.pl', 'PLN', 'pl_PL'),
  site('BE', 'AMEN7PMS3EDWL', 'eu', '.amazon.com.be', 'EUR', 'fr_BE'),
  site('IE', 'A28R8C7NBKEWEA', 'eu', '.amazon.ie', 'EUR', 'en_IE'),
  site('TR', 'A33AVAJ2PDY3EV', 'eu', '.amazon.com.tr', 'TRY', 'tr_TR'),
  site('AE', 'A2VIGQ35RCS4UG', 'eu', '.amazon.ae', 'AED', 'en_AE'),
  site('SA', 'A17E79C6D8DWNP', 'eu', '.amazon.sa', 'SAR', 'ar_AE'),
  site('EG', 'ARBP9OOSHTCHU', 'eu', '.amazon.eg', 'EGP', 'ar_AE'),
  site('ZA', 'AE08WJ6YKNBMC', 'eu', '.amazon.co.za', 'ZAR', 'en_ZA'),
  site('IN', 'A21TJRUUN4KGV', 'eu', '.amazon.in', 'INR', 'en_IN'),
  site('JP', 'A1VC38T7YXB528', 'fe', '.amazon.co.jp', 'JPY', 'ja_JP'),
  site('AU', 'A39IBJ37TRP1C6', 'fe', '.amazon.com.au', 'AUD', 'en_AU'),
  site('SG', 'A19VAU5U5O7RUS', 'fe', '.amazon.sg', 'SGD', 'en_SG'),
]

export const siteByCountry = (country: string): AmazonSite | undefined =>
  amazonSites.find((candidate) => candidate.country === country)

export const siteById = (marketplace_id: string): AmazonSite | undefined =>
  amazonSites.find((candidate) => candidate.marketplace_id === marketplace_id)
