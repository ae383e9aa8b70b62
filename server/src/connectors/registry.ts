import { aliexpress } from './aliexpress/aliexpress.ts'
import { amazon } from './amazon/amazon.ts'
import type { Connector } from './connector.ts'
import { etsy } from './etsy/etsy.ts'
import { lazada } from './lazada/lazada.ts'
import { ozon } from './ozon/ozon.ts'
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

/** Every marketplace we speak with: a folder and a line here. */
export const connectors: readonly Connector[] = [
  amazon,
  shopify,
  etsy,
  woocommerce,
  shopee,
  tiktok,
  lazada,
  aliexpress,
  ozon,
  walmart,
  shoplazza,
  shopline,
  temu,
  temuLocal,
  shein,
  wish,
]

export const connectorOf = (platform: number): Connector | undefined =>
  connectors.find((connector) => connector.platform === platform)

export const connectorBySlug = (slug: string): Connector | undefined =>
  connectors.find((connector) => connector.slug === slug)
