import type { PageContent } from '@inkroute/contract/site-page'
import { aliexpressPage } from './platform/aliexpress.ts'
import { amazonPage } from './platform/amazon.ts'
import { etsyPage } from './platform/etsy.ts'
import { sheinPage } from './platform/shein.ts'
import { shopeePage } from './platform/shopee.ts'
import { shopifyPage } from './platform/shopify.ts'
import { shoplazzaPage } from './platform/shoplazza.ts'
import { temuPage } from './platform/temu.ts'
import { tiktokPage } from './platform/tiktok.ts'
import { wishPage } from './platform/wish.ts'
import { wooPage } from './platform/woo.ts'
import { customChristmasPage } from './seasonal/custom-christmas.ts'

const platformPages = [
  aliexpressPage,
  amazonPage,
  etsyPage,
  shopeePage,
  temuPage,
  shopifyPage,
  shoplazzaPage,
  wishPage,
  tiktokPage,
  wooPage,
  sheinPage,
]

/** Every content page that comes with the release, by group. */
export const contentPages: readonly PageContent[] = [...platformPages, customChristmasPage]
