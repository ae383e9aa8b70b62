import * as buy from '@inkroute/contract/membership/buy'
import * as contract from '@inkroute/contract/membership/membership'
import type { Bind } from '../../infra/http/bind.ts'
import { buyDesignPack } from './buy-design-pack.ts'
import { buyPlan } from './buy-plan.ts'
import { getAccumulated } from './get-accumulated.ts'
import { getDesignQuota } from './get-design-quota.ts'
import { getGroup } from './get-group.ts'
import { listPlans } from './list-plans.ts'
import { getMembership, listDesignPacks, listPrivilegePrices, listPurchases, quotePlans } from './list-services.ts'

export function membershipRoutes(bind: Bind): void {
  bind(contract.listPlans, listPlans)
  bind(contract.getGroup, getGroup)
  bind(contract.getAccumulated, getAccumulated)
  bind(contract.getDesignQuota, getDesignQuota)
  bind(buy.getMembership, getMembership)
  bind(buy.quotePlans, quotePlans)
  bind(buy.buyPlan, buyPlan)
  bind(buy.listDesignPacks, listDesignPacks)
  bind(buy.buyDesignPack, buyDesignPack)
  bind(buy.listPurchases, listPurchases)
  bind(buy.listPrivilegePrices, listPrivilegePrices)
}
