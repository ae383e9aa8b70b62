import * as contract from '@inkroute/contract/preference/infringement'
import type { Module } from '../../../infra/module.ts'
import { addDemoInfringementWords } from './infringement.demo.ts'
import { addTortWords, checkTortText, deleteTortWords, listAllTortWords, listTortWords } from './infringement-words.ts'

/** Words that may infringe: what prints and titles are held against. */
export const tortModule: Module = {
  name: 'tort',
  routes: (bind) => {
    bind(contract.listTortWords, listTortWords)
    bind(contract.listAllTortWords, listAllTortWords)
    bind(contract.addTortWords, addTortWords)
    bind(contract.deleteTortWords, deleteTortWords)
    bind(contract.checkTortText, checkTortText)
  },
  demo: addDemoInfringementWords,
}
