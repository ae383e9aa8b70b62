import * as contract from '@inkroute/contract/health/health'
import type { Module } from '../../infra/module/module.ts'
import { giveUpJobs, listFailedJobs, retryJobs } from './failed-jobs.ts'
import { forgetNode, getHealth } from './get-health.ts'
import { getRunbook } from './runbook.ts'

/** How the installation is doing, for the people who run it. */
export const healthModule: Module = {
  name: 'health',
  reads: ['app_user', 'node_minute', 'node_report'],
  routes(bind) {
    bind(contract.getHealth, getHealth)
    bind(contract.forgetNode, forgetNode)
    bind(contract.getRunbook, getRunbook)
    bind(contract.listFailedJobs, listFailedJobs)
    bind(contract.retryJobs, retryJobs)
    bind(contract.giveUpJobs, giveUpJobs)
  },
}
