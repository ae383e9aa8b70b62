import * as contract from '@inkroute/contract/service/service'
import type { Module } from '../../infra/module.ts'
import { getServices, listServices } from './list-services.ts'
import { getServiceSettings, removeServiceSettings, saveServiceSettings, testService } from './settings.ts'

export const serviceModule: Module = {
  name: 'service',
  routes(bind) {
    bind(contract.getServices, getServices)
    bind(contract.listServices, listServices)
    bind(contract.getServiceSettings, getServiceSettings)
    bind(contract.saveServiceSettings, saveServiceSettings)
    bind(contract.removeServiceSettings, removeServiceSettings)
    bind(contract.testService, testService)
  },
}
