import * as contract from '@inkroute/contract/message/delivery'
import type { Module } from '../../../infra/module.ts'
import { getDelivery, setDelivery } from './choices.ts'
import { deliveryJobs, waitingBatches } from './deliver.job.ts'
import { addDemoDelivery } from './delivery.demo.ts'
import { addOneClickStop, readMailStop, stopMails } from './stop-mails.ts'

export const deliveryModule: Module = {
  name: 'message/delivery',
  routes(bind) {
    bind(contract.getDelivery, getDelivery)
    bind(contract.setDelivery, setDelivery)
    bind(contract.readMailStop, readMailStop)
    bind(contract.stopMails, stopMails)
  },
  raw: addOneClickStop,
  jobs: deliveryJobs,
  waiting: [waitingBatches],
  demo: addDemoDelivery,
}
