import { aliexpress } from './aliexpress/aliexpress.ts'
import { amazon } from './amazon/amazon.ts'
import type { Marketplace } from './core/world.ts'
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
import { temu, temuLocal } from './temu/temu.ts'
import { tiktok } from './tiktok/tiktok.ts'
import { walmart } from './walmart/walmart.ts'
import { wish } from './wish/wish.ts'
import { woocommerce } from './woocommerce/woocommerce.ts'

/** Every marketplace we emulate. */
export const marketplaces: readonly Marketplace[] = [
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
