import type { Module } from '../../infra/module.ts'
import { registerStaffWaiting } from '../../infra/staff-waiting.ts'
import { addDemoIdentity } from './identity.demo.ts'
import { countForStaff } from './identity.queries.ts'
import { authenticationRoutes } from './identity.routes.ts'

registerStaffWaiting({
  path: '/ops/authentication',
  permission: 'ops.finance',
  count: (db) => countForStaff(db, { state: 'pending' }),
})

export const authenticationModule: Module = {
  name: 'authentication',
  routes: authenticationRoutes,
  demo: addDemoIdentity,
}
