import * as contract from '@inkroute/contract/preference/infringement'
import type { Module } from '../../../infra/module/module.ts'
import { deleted } from '../../../infra/privacy/personal-data.ts'
import { addDemoInfringementWords } from './infringement.demo.ts'
import {
  addInfringementWords,
  checkInfringementText,
  deleteInfringementWords,
  listAllInfringementWords,
  listInfringementWords,
} from './infringement-words.ts'

/** Words that may infringe trademarks, checked in prints and titles. */
export const infringementModule: Module = {
  name: 'tort',
  personal: { tables: [deleted('tort_word')] },
  routes: (bind) => {
    bind(contract.listInfringementWords, listInfringementWords)
    bind(contract.listAllInfringementWords, listAllInfringementWords)
    bind(contract.addInfringementWords, addInfringementWords)
    bind(contract.deleteInfringementWords, deleteInfringementWords)
    bind(contract.checkInfringementText, checkInfringementText)
  },
  demo: addDemoInfringementWords,
}
