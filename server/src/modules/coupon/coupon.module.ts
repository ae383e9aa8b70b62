import * as contract from '@inkroute/contract/coupon/coupon'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { addDemoCoupons } from './coupon.demo.ts'
import { createCampaign, listCampaigns, saveCampaign, setCampaignState } from './edit-campaigns.ts'
import { collectCoupon, listOwnCoupons, listPublicCoupons } from './own-coupons.ts'

function couponRoutes(bind: Bind): void {
  bind(contract.listPublicCoupons, listPublicCoupons)
  bind(contract.collectCoupon, collectCoupon)
  bind(contract.listOwnCoupons, listOwnCoupons)
  bind(contract.listCampaigns, listCampaigns)
  bind(contract.createCampaign, createCampaign)
  bind(contract.saveCampaign, saveCampaign)
  bind(contract.setCampaignState, setCampaignState)
}

export const couponModule: Module = {
  name: 'coupon',
  tables: ['coupon_campaign', 'seller_coupon'],
  personal: { tables: [deleted('seller_coupon')] },
  routes: couponRoutes,
  demo: addDemoCoupons,
}
