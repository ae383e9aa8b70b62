import * as contract from '@inkroute/contract/order/common-rule'
import type { Module } from '../../../infra/module.ts'
import { autoPayJob } from './auto-pay.job.ts'
import { getCommonRule, setCommonRule } from './common-rule.ts'

export const commonRuleModule: Module = {
  name: 'common-rule',
  routes(bind) {
    bind(contract.getCommonRule, getCommonRule)
    bind(contract.setCommonRule, setCommonRule)
  },
  jobs: [autoPayJob],
}
