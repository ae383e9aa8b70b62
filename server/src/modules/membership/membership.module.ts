import * as buy from '@inkroute/contract/membership/buy'
import * as contract from '@inkroute/contract/membership/membership'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted, kept } from '../../infra/privacy/personal-data.ts'
import { walletHooks } from '../wallet/wallet.ts'
import { buyDesignPack, buyPlan } from './buy.ts'
import { packSettler, planSettler } from './give-purchase.ts'
import { getAccumulated, getDesignQuota, getGroup, listPlans } from './levels.ts'
import { getMembership, listDesignPacks, listPurchases, quotePlans } from './list-services.ts'
import { addMembershipBase } from './membership.base.ts'
import { addDemoMembership } from './membership.demo.ts'
import { followSpend, refreshLevels } from './refresh-levels.job.ts'

function membershipRoutes(bind: Bind): void {
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
}

export const membershipModule: Module = {
  name: 'membership',
  tables: ['membership_plan', 'seller_plan', 'design_pack', 'seller_design_pack', 'design_month', 'service_purchase'],
  reads: ['seller'],
  personal: {
    tables: [
      deleted('seller_plan'),
      deleted('seller_design_pack'),
      deleted('design_month'),
      kept('service_purchase', 'accounting'),
    ],
  },
  routes: membershipRoutes,
  hooks: [on(walletHooks.settle, planSettler), on(walletHooks.settle, packSettler)],
  jobs: [followSpend, refreshLevels],
  base: addMembershipBase,
  demo: addDemoMembership,
}
