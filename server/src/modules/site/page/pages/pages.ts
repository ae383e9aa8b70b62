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
import { compensationZonePage } from './seasonal/compensation-zone.ts'
import { customChristmasPage } from './seasonal/custom-christmas.ts'
import { easterPage } from './seasonal/easter.ts'
import { fatherPage } from './seasonal/father.ts'
import { graduationPage } from './seasonal/graduation.ts'
import { halloweenPage } from './seasonal/halloween.ts'
import { halloweenCustomizationPage } from './seasonal/halloween-customization.ts'
import { halloweenPartyPage } from './seasonal/halloween-party.ts'
import { motherPage } from './seasonal/mother.ts'
import { stPatrickPage } from './seasonal/st-patrick.ts'
import { summerPage } from './seasonal/summer.ts'
import { uniqueLovePage } from './seasonal/unique-love.ts'

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

const seasonalPages = [
  halloweenCustomizationPage,
  customChristmasPage,
  uniqueLovePage,
  stPatrickPage,
  easterPage,
  motherPage,
  graduationPage,
  fatherPage,
  summerPage,
  halloweenPartyPage,
  halloweenPage,
  compensationZonePage,
]

/** Every content page that comes with the release, by group. */
export const contentPages: readonly PageContent[] = [...platformPages, ...seasonalPages]
