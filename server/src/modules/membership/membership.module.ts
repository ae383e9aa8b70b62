import type { Module } from '../../infra/module.ts'
import { registerSettler } from '../wallet/wallet.ts'
import { packSettler, planSettler } from './give-purchase.ts'
import { addMembershipBase } from './membership.base.ts'
import { addDemoMembership } from './membership.demo.ts'
import { membershipRoutes } from './membership.routes.ts'
import { followSpend, refreshLevels } from './refresh-levels.job.ts'

registerSettler('plan', planSettler)
registerSettler('design_pack', packSettler)

export const membershipModule: Module = {
  name: 'membership',
  routes: membershipRoutes,
  jobs: [followSpend, refreshLevels],
  base: addMembershipBase,
  demo: addDemoMembership,
}
