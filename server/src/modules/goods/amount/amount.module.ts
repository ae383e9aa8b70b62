import * as contract from '@inkroute/contract/goods/amount'
import type { Module } from '../../../infra/module/module.ts'
import { deleted } from '../../../infra/privacy/personal-data.ts'
import { addDemoAmountTemplates } from './amount.demo.ts'
import {
  createAmountTemplate,
  deleteAmountTemplate,
  listAmountTemplates,
  updateAmountTemplate,
} from './amount-templates.ts'

/** Selling prices by templates. */
export const amountModule: Module = {
  name: 'amount-template',
  personal: { tables: [deleted('amount_template')] },
  routes: (bind) => {
    bind(contract.listAmountTemplates, listAmountTemplates)
    bind(contract.createAmountTemplate, createAmountTemplate)
    bind(contract.updateAmountTemplate, updateAmountTemplate)
    bind(contract.deleteAmountTemplate, deleteAmountTemplate)
  },
  demo: addDemoAmountTemplates,
}
