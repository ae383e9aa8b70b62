import type { Config } from '../config/config.ts'
import { StartError } from '../config/start-error.ts'
import { aliexpress } from './aliexpress/aliexpress.ts'
import { amazon } from './amazon/amazon.ts'
import type { Connector } from './core/connector.ts'
import { ebay } from './ebay/ebay.ts'
import { etsy } from './etsy/etsy.ts'
import { lazada } from './lazada/lazada.ts'
import { magento } from './magento/magento.ts'
import { ozon } from './ozon/ozon.ts'
import { prestashop } from './prestashop/prestashop.ts'
import { shein } from './shein/shein.ts'
import { shopee } from './shopee/shopee.ts'
import { shopify } from './shopify/shopify.ts'
import { shoplazza } from './shoplazza/shoplazza.ts'
import { shopline } from './shopline/shopline.ts'
import { temu } from './temu/temu.ts'
import { temuLocal } from './temu-local/temu-local.ts'
import { tiktok } from './tiktok/tiktok.ts'
import { walmart } from './walmart/walmart.ts'
import { wish } from './wish/wish.ts'
import { woocommerce } from './woocommerce/woocommerce.ts'

/** To add a marketplace, add its folder and a line here. */
export const connectors: readonly Connector[] = [
  amazon,
  shopify,
  etsy,
  woocommerce,
  magento,
  prestashop,
  shopee,
  tiktok,
  lazada,
  aliexpress,
  ozon,
  walmart,
  ebay,
  shoplazza,
  shopline,
  temu,
  temuLocal,
  shein,
  wish,
]

export const findConnector = (platform: number): Connector | undefined =>
  connectors.find((connector) => connector.platform === platform)

export const connectorBySlug = (slug: string): Connector | undefined =>
  connectors.find((connector) => connector.slug === slug)

/**
 * Checked at start rather than at the first order: without its secret anyone could sign a platform's events, and every
 * call to it would fail.
 */
export function checkMarkets(markets: Config['markets']): void {
  for (const [slug, entry] of Object.entries(markets)) {
    const connector = connectorBySlug(slug)
    if (!connector || !entry) {
      const known = connectors.map((each) => each.slug).join(', ')
      throw new StartError(`MARKETS_FILE: "${slug}" is not a marketplace. Known are ${known}.`)
    }
    if (connector.without_app) {
      if (entry.live) continue
      throw new StartError(
        `MARKETS_FILE: ${slug} has no app of ours, sellers bring their own keys. Write "${slug}": { "live": true }.`,
      )
    }
    const needed = Object.fromEntries((connector.needed_extra ?? []).map((name) => [name, '']))
    const given = { key: entry.key, secret: entry.secret, ...needed, ...entry.extra }
    const empty = Object.entries(given).find(([, value]) => value.trim() === '')
    if (!empty) continue
    throw new StartError(
      `MARKETS_FILE: ${slug}: ${empty[0]} is empty. Copy it from the platform's developer console, or remove ${slug} from the file to keep it at the sandbox.`,
    )
  }
}
