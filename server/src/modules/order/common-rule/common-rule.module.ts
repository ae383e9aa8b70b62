import * as contract from '@inkroute/contract/order/common-rule'
import type { Module } from '../../../infra/module/module.ts'
import { deleted } from '../../../infra/privacy/personal-data.ts'
import { autoPayJob } from './auto-pay.job.ts'
import { getCommonRule, setCommonRule } from './common-rule.ts'

export const commonRuleModule: Module = {
  name: 'common-rule',
  reads: ['seller', 'store_rule'],
  personal: { tables: [deleted('common_rule'), deleted('auto_pay_try')] },
  routes(bind) {
    bind(contract.getCommonRule, getCommonRule)
    bind(contract.setCommonRule, setCommonRule)
  },
  jobs: [autoPayJob],
}
