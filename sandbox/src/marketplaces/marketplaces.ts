import { aliexpress } from './aliexpress/aliexpress.ts'
import type { Marketplace } from './core/marketplace.ts'
import { lazada } from './lazada/lazada.ts'
import { ozon } from './ozon/ozon.ts'
import { shopee } from './shopee/shopee.ts'
import { tiktok } from './tiktok/tiktok.ts'
import { walmart } from './walmart/walmart.ts'

/** Every marketplace we emulate. */
export const marketplaces: readonly Marketplace[] = [shopee, tiktok, lazada, aliexpress, ozon, walmart]
