import * as contract from '@inkroute/contract/tort'
import type { Module } from '../../../infra/module.ts'
import { seedTortWords } from './tort.seed.ts'
import { addTortWords, checkTortText, deleteTortWords, listAllTortWords, listTortWords } from './tort-words.ts'

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
  seed: seedTortWords,
}
