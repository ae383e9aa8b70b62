import * as contract from '@inkroute/contract/goods/exclusive'
import type { Module } from '../../../infra/module/module.ts'
import { deleted } from '../../../infra/privacy/personal-data.ts'
import { addDemoExclusiveBases } from './exclusive.demo.ts'
import { clearExclusiveBase, listExclusiveBases, setExclusiveBase, swapExclusiveBases } from './exclusive-bases.ts'

/** Eight places for base products of a seller's own choice. */
export const exclusiveModule: Module = {
  name: 'exclusive-base',
  personal: { tables: [deleted('exclusive_base')] },
  routes: (bind) => {
    bind(contract.listExclusiveBases, listExclusiveBases)
    bind(contract.setExclusiveBase, setExclusiveBase)
    bind(contract.swapExclusiveBases, swapExclusiveBases)
    bind(contract.clearExclusiveBase, clearExclusiveBase)
  },
  demo: addDemoExclusiveBases,
}
