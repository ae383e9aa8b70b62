import * as contract from '@inkroute/contract/membership/desk'
import type { Bind } from '../../../infra/http/bind.ts'
import type { Module } from '../../../infra/module/module.ts'
import { followLevelRules, getLevelRules, previewLevelRules, saveLevelRules } from './level-desk.ts'
import { listDeskPacks, listDeskPlans, previewPlans, savePack, savePlans } from './plan-desk.ts'

function deskRoutes(bind: Bind): void {
  bind(contract.getLevelRules, getLevelRules)
  bind(contract.previewLevelRules, previewLevelRules)
  bind(contract.saveLevelRules, saveLevelRules)
  bind(contract.listDeskPlans, listDeskPlans)
  bind(contract.previewPlans, previewPlans)
  bind(contract.savePlans, savePlans)
  bind(contract.listDeskPacks, listDeskPacks)
  bind(contract.savePack, savePack)
}

/** Levels and plans as staff set them. After orders, whose prices tell what a change of discounts would cost. */
export const membershipDeskModule: Module = {
  name: 'membership/desk',
  reads: [
    'app_user',
    'ledger_entry',
    'ledger_transaction',
    'membership_level',
    'membership_rule',
    'sales_order',
    'seller',
  ],
  routes: deskRoutes,
  jobs: [followLevelRules],
}
