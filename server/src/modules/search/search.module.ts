import * as contract from '@inkroute/contract/search/search'
import type { Module } from '../../infra/module.ts'
import { searchConsole } from './search-console.ts'

export const searchModule: Module = {
  name: 'search',
  routes: (bind) => bind(contract.searchConsole, searchConsole),
}
