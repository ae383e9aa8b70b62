import * as contract from '@inkroute/contract/goods/merge'
import type { Module } from '../../../infra/module.ts'
import { deleteMergedSku } from './delete-merged-sku.ts'
import { findMergeSkus } from './find-merge-skus.ts'
import { listMergedSkus } from './list-merged-skus.ts'
import { addDemoMergedSkus } from './merge.demo.ts'
import { changeMergedSku, createMergedSku } from './save-merged-sku.ts'

/** Codes that stand for several SKUs of goods at once. */
export const mergeModule: Module = {
  name: 'merge-sku',
  routes: (bind) => {
    bind(contract.listMergedSkus, listMergedSkus)
    bind(contract.findMergeSkus, findMergeSkus)
    bind(contract.createMergedSku, createMergedSku)
    bind(contract.changeMergedSku, changeMergedSku)
    bind(contract.deleteMergedSku, deleteMergedSku)
  },
  demo: addDemoMergedSkus,
}
