import * as contract from '@inkroute/contract/production/stuck/stuck'
import type { Module } from '../../../infra/module.ts'
import { registerStaffWaiting } from '../../../infra/staff-waiting.ts'
import { registerOrderWatcher } from '../../order/order.ts'
import { notifySellerOfHold } from './notify-hold.ts'
import { addDemoStuckJob } from './stuck.demo.ts'
import { stuckAlarmJob } from './stuck-alarm.job.ts'
import {
  countStuck,
  getStuckWork,
  retryStuckJob,
  retryStuckOrder,
  retryStuckRefund,
  setLatePrints,
} from './stuck-work.ts'

registerOrderWatcher(notifySellerOfHold)
registerStaffWaiting({ path: '/ops/stuck', permission: 'ops.production', count: countStuck })

/** Stuck work: shown to staff, with messages to sellers. */
export const stuckModule: Module = {
  name: 'stuck',
  routes: (bind) => {
    bind(contract.getStuckWork, getStuckWork)
    bind(contract.retryStuckJob, retryStuckJob)
    bind(contract.retryStuckOrder, retryStuckOrder)
    bind(contract.retryStuckRefund, retryStuckRefund)
    bind(contract.setLatePrints, setLatePrints)
  },
  jobs: [stuckAlarmJob],
  demo: addDemoStuckJob,
}
