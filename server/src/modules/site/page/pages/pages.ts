import type { PageContent } from '@inkroute/contract/site/page/page'
import { aboutUsPage } from './info/about-us.ts'
import { aggregationPage } from './info/aggregation.ts'
import { brandServicePage } from './info/brand-service.ts'
import { collegePage } from './info/college.ts'
import { companyProfilePage } from './info/company-profile.ts'
import { copyrightNoticePage } from './info/copyright-notice.ts'
import { freeSamplePage } from './info/free-sample.ts'
import { groupBuyingPage } from './info/group-buying.ts'
import { homeGuidePage } from './info/home-guide.ts'
import { joinUsPage } from './info/join-us.ts'
import { refundPage } from './info/refund.ts'
import { serviceClausePage } from './info/service-clause.ts'
import { timelinessPage } from './info/timeliness.ts'
import { transferPage } from './info/transfer.ts'
import { userWelfarePage } from './info/user-welfare.ts'
import { adPagePage } from './marketing/ad-page.ts'
import { discountPage } from './marketing/discount.ts'
import { operationModePage } from './marketing/operation-mode.ts'
import { podPage } from './marketing/pod.ts'
import { podModelPage } from './marketing/pod-model.ts'
import { printIdeaPage } from './marketing/print-idea.ts'
import { productionProcessPage } from './marketing/production-process.ts'
import { returnProcessPage } from './marketing/return-process.ts'
import { saasPage } from './marketing/saas.ts'
import { saasModelPage } from './marketing/saas-model.ts'
import { specialSubjectPage } from './marketing/special-subject.ts'
import { takeSamplePage } from './marketing/take-sample.ts'
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

const infoPages = [
  aboutUsPage,
  aggregationPage,
  brandServicePage,
  collegePage,
  companyProfilePage,
  copyrightNoticePage,
  freeSamplePage,
  groupBuyingPage,
  homeGuidePage,
  joinUsPage,
  refundPage,
  serviceClausePage,
  timelinessPage,
  transferPage,
  userWelfarePage,
]

const marketingPages = [
  podPage,
  saasPage,
  takeSamplePage,
  specialSubjectPage,
  adPagePage,
  discountPage,
  operationModePage,
  printIdeaPage,
  productionProcessPage,
  returnProcessPage,
  podModelPage,
  saasModelPage,
]

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
export const contentPages: readonly PageContent[] = [
  ...infoPages,
  ...marketingPages,
  ...platformPages,
  ...seasonalPages,
]
