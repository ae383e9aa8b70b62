import * as contract from '@inkroute/contract/product-request/third-party'
import type { Module } from '../../../infra/module/module.ts'
import { deleted } from '../../../infra/privacy/personal-data.ts'
import { addDemoThirdPartyProducts } from './third-party.demo.ts'
import { createThirdParty, deleteThirdParty, listThirdParty, updateThirdParty } from './third-party-products.ts'

export const thirdPartyModule: Module = {
  name: 'third-party',
  personal: { tables: [deleted('third_party_product')] },
  routes(bind) {
    bind(contract.listThirdParty, listThirdParty)
    bind(contract.createThirdParty, createThirdParty)
    bind(contract.updateThirdParty, updateThirdParty)
    bind(contract.deleteThirdParty, deleteThirdParty)
  },
  demo: addDemoThirdPartyProducts,
}
