import { z } from 'zod'
import type { AuthAnswer, AuthorisedShop, MarketConn, StoreConn } from '../../core/connector.ts'
import { MarketError } from '../../core/market-error.ts'
import { ExternalId, LooseText } from '../../core/read-shape.ts'
import { getSite, isSandboxShop } from '../../woocommerce/woo-call.ts'
import { psCallWith, rowsIn } from './ps-call.ts'
import { readOverview } from './xml.ts'

const READ = [
  'orders',
  'order_details',
  'order_states',
  'order_carriers',
  'addresses',
  'countries',
  'states',
  'customers',
  'currencies',
  'configurations',
  'customizations',
  'product_customization_fields',
  'messages',
]
type Rights = readonly (readonly [resource: string, method: string])[]

/** What orders need, as PrestaShop's form names it. */
const FOR_ORDERS: Rights = [
  ...READ.map((resource) => [resource, 'get'] as const),
  ['order_carriers', 'put'],
  ['order_histories', 'post'],
]

const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  products: ['get', 'post', 'put'],
  combinations: ['get', 'post', 'put', 'delete'],
  stock_availables: ['get', 'put'],
  images: ['post', 'delete'],
  product_options: ['get', 'post'],
  product_option_values: ['get', 'post'],
  categories: ['get'],
  languages: ['get'],
}
/** A shop may be connected for its orders alone, so these are asked for when something is listed. */
const FOR_LISTINGS: Rights = Object.entries(WRITTEN).flatMap(([resource, methods]) =>
  methods.map((method) => [resource, method] as const),
)
/** Only for goods that ask their buyers something; reading them is needed for orders already. */
const FOR_QUESTIONS: Rights = [
  ['product_customization_fields', 'post'],
  ['product_customization_fields', 'put'],
]

async function getOverview(conn: MarketConn, site: string, key: string) {
  const found = await psCallWith(conn, site, key, { path: '/api/' })
  const overview = readOverview(found.answer.text)
  if (!overview) throw new MarketError('malformed', 'No webservice of PrestaShop at this address', { code: 'no_api' })
  return { overview, site: found.site }
}

function requireRights(rights: ReadonlyMap<string, ReadonlySet<string>>, needed: Rights): void {
  const missing = needed.filter(([resource, method]) => !rights.get(resource)?.has(method))
  if (missing.length === 0) return
  const names = missing.map(([resource, method]) => `${resource} (${method.toUpperCase()})`).join(', ')
  throw new MarketError('rejected', `密钥缺少权限。 The key lacks rights: ${names}`, { code: 'scope_missing' })
}

const Setting = z.object({ value: ExternalId.nullish() })
const Currency = z.object({ iso_code: LooseText })

async function getCurrency(conn: MarketConn, site: string, key: string): Promise<string> {
  const ask = async (resource: string, query: Record<string, string>) =>
    (
      await psCallWith(conn, site, key, { path: `/api/${resource}`, query: { ...query, output_format: 'JSON' } })
    ).answer.json()
  const configurations = await ask('configurations', {
    display: '[name,value]',
    'filter[name]': '[PS_CURRENCY_DEFAULT]',
  })
  const [setting] = rowsIn(Setting, 'configurations', configurations)
  const currencies = await ask('currencies', { display: '[id,iso_code]', 'filter[id]': `[${setting?.value ?? ''}]` })
  return rowsIn(Currency, 'currencies', currencies)[0]?.iso_code ?? ''
}

/** The shop's address and a key from *Advanced parameters → Webservice*. */
export async function completeAuth(conn: MarketConn, { fields, shop_domain }: AuthAnswer): Promise<AuthorisedShop[]> {
  const ws_key = (fields.ws_key ?? '').trim()
  const { overview, site } = await getOverview(conn, getSite(conn, { shop_domain }), ws_key)
  requireRights(overview.rights, FOR_ORDERS)
  const domain = isSandboxShop(conn.app, shop_domain) ? shop_domain : site.replace(/^https?:\/\//, '')
  return [
    {
      external_shop_id: domain,
      shop_domain: domain,
      region: '',
      name: overview.shop_name || domain,
      currency: await getCurrency(conn, site, ws_key),
      credentials: { extra: { ws_key } },
    },
  ]
}

const getRights = async (conn: StoreConn) => {
  const { ws_key = '' } = conn.credentials.extra
  return (await getOverview(conn, getSite(conn, conn.shop), ws_key)).overview.rights
}

export async function probe(conn: StoreConn): Promise<void> {
  await getRights(conn)
}

/** All that is missing is named before anything is written. */
export const requireListingRights = async (conn: StoreConn, asks_buyers: boolean): Promise<void> =>
  requireRights(await getRights(conn), asks_buyers ? [...FOR_LISTINGS, ...FOR_QUESTIONS] : FOR_LISTINGS)
