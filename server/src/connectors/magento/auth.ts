import { z } from 'zod'
import type { AuthAnswer, AuthorisedShop, MarketConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { getSite, isSandboxShop } from '../woocommerce/woo-call.ts'
import { magentoCallWith, searchQuery } from './magento-call.ts'

export const CONFIGS = '/rest/V1/store/storeConfigs'
export const StoreConfigs = z
  .array(z.object({ code: LooseText, base_currency_code: LooseText, weight_unit: LooseText }))
  .min(1)

const TOO_LITTLE =
  '这个集成的权限不够，请在 Magento 后台为它勾选“销售”“目录”“商店”。 This integration may do too little: give it Sales, Catalog and Stores in the admin.'

/** What an integration may do is chosen by the merchant; reading orders and products is tried before we rely on it. */
const needed = ['/rest/V1/orders', '/rest/all/V1/products']

export async function completeAuth(conn: MarketConn, { fields, shop_domain }: AuthAnswer): Promise<AuthorisedShop[]> {
  const { consumer_key = '', consumer_secret = '', oauth_token = '', oauth_token_secret = '' } = fields
  const keys = {
    consumer_key: consumer_key.trim(),
    consumer_secret: consumer_secret.trim(),
    oauth_token: oauth_token.trim(),
    oauth_token_secret: oauth_token_secret.trim(),
  }
  try {
    const { answer, site } = await magentoCallWith(conn, getSite(conn, { shop_domain }), keys, { path: CONFIGS })
    const [first] = readShape(StoreConfigs, answer.json())
    const id_first = searchQuery({ filters: [['entity_id', 'eq', '1']], page_size: 1 })
    for (const path of needed) await magentoCallWith(conn, site, keys, { path, query: id_first })
    const domain = isSandboxShop(conn.app, shop_domain) ? shop_domain : site.replace(/^https?:\/\//, '')
    const shop = { external_shop_id: domain, shop_domain: domain, region: '', name: domain }
    return [{ ...shop, currency: first?.base_currency_code ?? '', credentials: { extra: keys } }]
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'missing_right') throw error
    throw new MarketError('rejected', TOO_LITTLE, { code: 'scope_missing' })
  }
}
