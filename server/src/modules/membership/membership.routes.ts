import * as contract from '@inkroute/contract/membership'
import type { Bind } from '../../infra/http/bind.ts'
import { getAccumulated } from './get-accumulated.ts'
import { getDesignQuota } from './get-design-quota.ts'
import { getGroup } from './get-group.ts'
import { listPlans } from './list-plans.ts'

export function membershipRoutes(bind: Bind): void {
  bind(contract.listPlans, listPlans)
  bind(contract.getGroup, getGroup)
  bind(contract.getAccumulated, getAccumulated)
  bind(contract.getDesignQuota, getDesignQuota)
}
