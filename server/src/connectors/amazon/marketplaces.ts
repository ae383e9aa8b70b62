/** Amazon's sites with the API region and the consent page of each. */
export interface AmazonSite {
  readonly country: string
  readonly marketplace_id: string
  readonly region: 'na' | 'eu' | 'fe'
  readonly tld: string
  readonly currency: string
}

const site = (
  country: string,
  marketplace_id: string,
  region: AmazonSite['region'],
  tld: string,
  currency: string,
): AmazonSite => ({ country, marketplace_id, region, tld, currency })

export const amazonSites: readonly AmazonSite[] = [
  site('US', 'ATVPDKIKX0DER', 'na', 'com', 'USD'),
  site('CA', 'A2EUQ1WTGCTBG2', 'na', 'ca', 'CAD'),
  site('MX', 'A1AM78C64UM0Y8', 'na', 'com.mx', 'MXN'),
  site('BR', 'A2Q3Y263D00KWC', 'na', 'com.br', 'BRL'),
  site('GB', 'A1F83G8C2ARO7P', 'eu', 'co.uk', 'GBP'),
  site('DE', 'A1PA6795UKMFR9', 'eu', 'de', 'EUR'),
  site('FR', 'A13V1IB3VIYZZH', 'eu', 'fr', 'EUR'),
  site('IT', 'APJ6JRA9NG5V4', 'eu', 'it', 'EUR'),
  site('ES', 'A1RKKUPIHCS9HS', 'eu', 'es', 'EUR'),
  site('NL', 'A1805IZSGTT6HS', 'eu', 'nl', 'EUR'),
  site('SE', 'A2NODRKZP88ZB9', 'eu', 'se', 'SEK'),
  site('PL', 'A1C3SOZRARQ6R3', 'eu', 'pl', 'PLN'),
  site('BE', 'AMEN7PMS3EDWL', 'eu', 'com.be', 'EUR'),
  site('TR', 'A33AVAJ2PDY3EV', 'eu', 'com.tr', 'TRY'),
  site('AE', 'A2VIGQ35RCS4UG', 'eu', 'ae', 'AED'),
  site('SA', 'A17E79C6D8DWNP', 'eu', 'sa', 'SAR'),
  site('IN', 'A21TJRUUN4KGV', 'eu', 'in', 'INR'),
  site('JP', 'A1VC38T7YXB528', 'fe', 'co.jp', 'JPY'),
  site('AU', 'A39IBJ37TRP1C6', 'fe', 'com.au', 'AUD'),
  site('SG', 'A19VAU5U5O7RUS', 'fe', 'sg', 'SGD'),
]

export const siteByCountry = (country: string): AmazonSite | undefined =>
  amazonSites.find((candidate) => candidate.country === country)
