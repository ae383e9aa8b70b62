import { contentWindowsJob } from './infra/content/content-windows.job.ts'
import { contentFacts } from './infra/content/facts.ts'
import { exceptions } from './infra/exception-source.ts'
import { composeHooks, type Hook, on } from './infra/hooks.ts'
import { housekeepingJob } from './infra/http/idempotency/housekeeping.job.ts'
import type { Job } from './infra/jobs/job.ts'
import { reconcileJob } from './infra/jobs/reconcile.job.ts'
import { type Module, manifest } from './infra/module/module.ts'
import { staffWaiting } from './infra/staff-waiting.ts'
import { type Capability, ladder } from './ladder.ts'
import { accountModule } from './modules/account/account.module.ts'
import { addressModule } from './modules/address/address.module.ts'
import { afterSaleModule } from './modules/after-sale/after-sale.module.ts'
import { conversationModule } from './modules/after-sale/conversation/conversation.module.ts'
import { artworkModule } from './modules/artwork/artwork.module.ts'
import { auditModule } from './modules/audit/audit.module.ts'
import { authModule } from './modules/auth/auth.module.ts'
import { blogModule } from './modules/blog/blog.module.ts'
import { brandModule } from './modules/brand/brand.module.ts'
import { cartModule } from './modules/cart/cart.module.ts'
import { benchModule } from './modules/catalog/bench/bench.module.ts'
import { catalogModule } from './modules/catalog/catalog.module.ts'
import { deskModule } from './modules/catalog/desk/desk.module.ts'
import { picturesModule } from './modules/catalog/pictures/pictures.module.ts'
import { companyModule } from './modules/company/company.module.ts'
import { couponModule } from './modules/coupon/coupon.module.ts'
import { dashboardModule } from './modules/dashboard/dashboard.module.ts'
import { designModule } from './modules/design/design.module.ts'
import { domainModule } from './modules/domain/domain.module.ts'
import { exceptionModule } from './modules/exception/exception.module.ts'
import { exportModule } from './modules/export/export.module.ts'
import { failureModule } from './modules/failure/failure.module.ts'
import { galleryModule } from './modules/gallery/gallery.module.ts'
import { amountModule } from './modules/goods/amount/amount.module.ts'
import { batchModule } from './modules/goods/batch/batch.module.ts'
import { classModule } from './modules/goods/class/class.module.ts'
import { exclusiveModule } from './modules/goods/exclusive/exclusive.module.ts'
import { goodsModule } from './modules/goods/goods.module.ts'
import { gridModule } from './modules/goods/grid/grid.module.ts'
import { mergeModule } from './modules/goods/merge/merge.module.ts'
import { templateImportModule } from './modules/goods/template-import/template-import.module.ts'
import { healthModule } from './modules/health/health.module.ts'
import { helpModule } from './modules/help/help.module.ts'
import { identityModule } from './modules/identity/identity.module.ts'
import { listingModule } from './modules/listing/listing.module.ts'
import { materialModule } from './modules/material/material.module.ts'
import { membershipDeskModule } from './modules/membership/desk/desk.module.ts'
import { membershipModule } from './modules/membership/membership.module.ts'
import { deliveryModule } from './modules/message/delivery/delivery.module.ts'
import { messageModule } from './modules/message/message.module.ts'
import { noticeModule } from './modules/notice/notice.module.ts'
import { commonRuleModule } from './modules/order/common-rule/common-rule.module.ts'
import { orderDeskModule } from './modules/order/desk/desk.module.ts'
import { fbaModule } from './modules/order/fba/fba.module.ts'
import { orderImportModule } from './modules/order/import/import.module.ts'
import { orderModule } from './modules/order/order.module.ts'
import { orderStatisticsModule } from './modules/order/statistics/statistics.module.ts'
import { personalModule } from './modules/personal/personal.module.ts'
import { infringementModule } from './modules/preference/infringement/infringement.module.ts'
import { preferenceModule } from './modules/preference/preference.module.ts'
import { privacyModule } from './modules/privacy/privacy.module.ts'
import { productRequestModule } from './modules/product-request/product-request.module.ts'
import { thirdPartyModule } from './modules/product-request/third-party/third-party.module.ts'
import { dayModule } from './modules/production/day/day.module.ts'
import { productionModule } from './modules/production/production.module.ts'
import { stuckModule } from './modules/production/stuck/stuck.module.ts'
import { searchModule } from './modules/search/search.module.ts'
import { sellerDeskModule } from './modules/seller-desk/seller-desk.module.ts'
import { serviceModule } from './modules/service/service.module.ts'
import { setupModule } from './modules/setup/setup.module.ts'
import { shippingModule } from './modules/shipping/shipping.module.ts'
import { tariffModule } from './modules/shipping/tariff/tariff.module.ts'
import { joinModule } from './modules/site/join/join.module.ts'
import { pageModule } from './modules/site/page/page.module.ts'
import { siteModule } from './modules/site/site.module.ts'
import { storeModule } from './modules/store/store.module.ts'
import { templateModule } from './modules/template/template.module.ts'
import { uploadModule } from './modules/upload/upload.module.ts'
import { walletModule } from './modules/wallet/wallet.module.ts'
import { warehouseModule } from './modules/warehouse/warehouse.module.ts'

const moduleByName: Record<Capability, Module> = {
  company: companyModule,
  service: serviceModule,
  account: accountModule,
  auth: authModule,
  preference: preferenceModule,
  'preference/infringement': infringementModule,
  upload: uploadModule,
  export: exportModule,
  audit: auditModule,
  message: messageModule,
  'message/delivery': deliveryModule,
  notice: noticeModule,
  wallet: walletModule,
  coupon: couponModule,
  membership: membershipModule,
  'membership/desk': membershipDeskModule,
  identity: identityModule,
  domain: domainModule,
  address: addressModule,
  artwork: artworkModule,
  catalog: catalogModule,
  'catalog/pictures': picturesModule,
  'catalog/bench': benchModule,
  warehouse: warehouseModule,
  'product-request': productRequestModule,
  'product-request/third-party': thirdPartyModule,
  shipping: shippingModule,
  'shipping/tariff': tariffModule,
  site: siteModule,
  'site/join': joinModule,
  'site/page': pageModule,
  help: helpModule,
  blog: blogModule,
  material: materialModule,
  brand: brandModule,
  template: templateModule,
  design: designModule,
  goods: goodsModule,
  'goods/amount': amountModule,
  'goods/class': classModule,
  'goods/batch': batchModule,
  'goods/grid': gridModule,
  'goods/merge': mergeModule,
  'goods/template-import': templateImportModule,
  'goods/exclusive': exclusiveModule,
  cart: cartModule,
  order: orderModule,
  'order/common-rule': commonRuleModule,
  'order/fba': fbaModule,
  'order/import': orderImportModule,
  'order/statistics': orderStatisticsModule,
  personal: personalModule,
  production: productionModule,
  'production/stuck': stuckModule,
  'production/day': dayModule,
  setup: setupModule,
  failure: failureModule,
  health: healthModule,
  'after-sale': afterSaleModule,
  'after-sale/conversation': conversationModule,
  exception: exceptionModule,
  dashboard: dashboardModule,
  store: storeModule,
  listing: listingModule,
  search: searchModule,
  'order/desk': orderDeskModule,
  'seller-desk': sellerDeskModule,
  privacy: privacyModule,
  'catalog/desk': deskModule,
  gallery: galleryModule,
}

export const modules: readonly Module[] = ladder.map((name) => moduleByName[name])

export const allJobs = (list = modules): Job[] => [
  housekeepingJob,
  contentWindowsJob,
  reconcileJob(list.flatMap((module) => module.waiting ?? [])),
  ...list.flatMap((module) => module.jobs ?? []),
]

/** Points of the infrastructure, which no module owns. */
export const infraPoints = { manifest, contentFacts, staffWaiting, exceptions }

export const allHooks = (list = modules): Hook[] =>
  composeHooks([{ points: infraPoints, hooks: list.map((module) => on(manifest, module)) }, ...list])
