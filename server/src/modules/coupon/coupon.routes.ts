import * as contract from '@inkroute/contract/coupon/coupon'
import type { Bind } from '../../infra/http/bind.ts'
import { collectCoupon } from './collect-coupon.ts'
import { createCampaign, listCampaigns, saveCampaign, setCampaignState } from './edit-campaigns.ts'
import { listOwnCoupons, listPublicCoupons } from './list-coupons.ts'

export function couponRoutes(bind: Bind): void {
  bind(contract.listPublicCoupons, listPublicCoupons)
  bind(contract.collectCoupon, collectCoupon)
  bind(contract.listOwnCoupons, listOwnCoupons)
  bind(contract.listCampaigns, listCampaigns)
  bind(contract.createCampaign, createCampaign)
  bind(contract.saveCampaign, saveCampaign)
  bind(contract.setCampaignState, setCampaignState)
}
