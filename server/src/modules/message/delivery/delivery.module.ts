import * as contract from '@inkroute/contract/message/delivery'
import type { Module } from '../../../infra/module/module.ts'
import { blanked, deleted } from '../../../infra/privacy/personal-data.ts'
import { getDelivery, setDelivery } from './choices.ts'
import { deliveryJobs, waitingBatches } from './deliver.job.ts'
import { addDemoDelivery } from './delivery.demo.ts'
import { addOneClickStop, readMailStop, stopMails } from './stop-mails.ts'

export const deliveryModule: Module = {
  name: 'message/delivery',
  reads: ['app_user', 'mail_sent'],
  personal: {
    tables: [
      deleted('delivery'),
      deleted('delivery_choice'),
      // That consent was given or withdrawn, and when, can be asked for years later.
      blanked('delivery_consent', 'proof', { address: '', ip: '' }),
    ],
  },
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
