import type { Module } from '../../infra/module.ts'
import { addMembershipBase } from './membership.base.ts'
import { membershipRoutes } from './membership.routes.ts'

export const membershipModule: Module = { name: 'membership', routes: membershipRoutes, base: addMembershipBase }
