import * as contract from '@inkroute/contract/identity/identity'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'
import { addDemoIdentity } from './identity.demo.ts'
import { countForStaff } from './identity.queries.ts'
import { listIdentities, reviewIdentity } from './review-identity.ts'
import { resealNumbers } from './sealed-number.ts'
import { getIdentity, submitIdentity, withdrawIdentity } from './submit-identity.ts'

function identityRoutes(bind: Bind): void {
  bind(contract.getIdentity, getIdentity)
  bind(contract.submitIdentity, submitIdentity)
  bind(contract.withdrawIdentity, withdrawIdentity)
  bind(contract.listIdentities, listIdentities)
  bind(contract.reviewIdentity, reviewIdentity)
}

export const identityModule: Module = {
  name: 'authentication',
  tables: ['seller_authentication'],
  reads: ['app_user'],
  personal: { tables: [deleted('seller_authentication', { hidden: ['number_sealed'] })] },
  routes: identityRoutes,
  hooks: [
    on(staffWaiting, {
      path: '/ops/authentication',
      permission: 'ops.finance',
      count: (db) => countForStaff(db, { state: 'pending' }),
    }),
  ],
  jobs: [resealNumbers],
  demo: addDemoIdentity,
}
