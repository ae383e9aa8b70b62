import * as contract from '@inkroute/contract/goods/merge'
import type { Module } from '../../../infra/module/module.ts'
import { deleted } from '../../../infra/privacy/personal-data.ts'
import { addDemoMergedSkus } from './merge.demo.ts'
import { changeMergedSku, createMergedSku, deleteMergedSku, findMergeSkus, listMergedSkus } from './merged-skus.ts'

/** Merged codes: one code for several SKUs. */
export const mergeModule: Module = {
  name: 'merge-sku',
  personal: { tables: [deleted('merged_sku'), deleted('merged_sku_part')] },
  routes: (bind) => {
    bind(contract.listMergedSkus, listMergedSkus)
    bind(contract.findMergeSkus, findMergeSkus)
    bind(contract.createMergedSku, createMergedSku)
    bind(contract.changeMergedSku, changeMergedSku)
    bind(contract.deleteMergedSku, deleteMergedSku)
  },
  demo: addDemoMergedSkus,
}
