import * as buy from '@inkroute/contract/membership/buy'
import * as desk from '@inkroute/contract/membership/desk'
import * as contract from '@inkroute/contract/membership/membership'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module.ts'
import { deleted, kept } from '../../infra/privacy/personal-data.ts'
import { walletHooks } from '../wallet/wallet.ts'
import { buyDesignPack, buyPlan } from './buy.ts'
import { followLevelRules, getLevelRules, previewLevelRules, saveLevelRules } from './desk/level-desk.ts'
import { listDeskPacks, listDeskPlans, previewPlans, savePack, savePlans } from './desk/plan-desk.ts'
import { packSettler, planSettler } from './give-purchase.ts'
import { getAccumulated, getDesignQuota, getGroup, listPlans } from './levels.ts'
import { getMembership, listDesignPacks, listPrivilegePrices, listPurchases, quotePlans } from './list-services.ts'
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
  bind(buy.listPrivilegePrices, listPrivilegePrices)
  bind(desk.getLevelRules, getLevelRules)
  bind(desk.previewLevelRules, previewLevelRules)
  bind(desk.saveLevelRules, saveLevelRules)
  bind(desk.listDeskPlans, listDeskPlans)
  bind(desk.previewPlans, previewPlans)
  bind(desk.savePlans, savePlans)
  bind(desk.listDeskPacks, listDeskPacks)
  bind(desk.savePack, savePack)
}

export const membershipModule: Module = {
  name: 'membership',
  tables: [
    'membership_level',
    'membership_rule',
    'membership_plan',
    'kept_level_terms',
    'seller_plan',
    'design_pack',
    'seller_design_pack',
    'design_month',
    'service_purchase',
  ],
  reads: ['app_user', 'ledger_entry', 'ledger_transaction', 'seller'],
  personal: {
    tables: [
      deleted('seller_plan'),
      deleted('seller_design_pack'),
      deleted('design_month'),
      deleted('kept_level_terms'),
      kept('service_purchase', 'accounting'),
    ],
  },
  routes: membershipRoutes,
  hooks: [on(walletHooks.settle, planSettler), on(walletHooks.settle, packSettler)],
  jobs: [followLevelRules, followSpend, refreshLevels],
  base: addMembershipBase,
  demo: addDemoMembership,
}
