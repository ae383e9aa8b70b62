import * as contract from '@inkroute/contract/search/search'
import { withFacts } from '../../infra/content/facts.ts'
import type { Module } from '../../infra/module/module.ts'
import { searchConsole } from './search-console.ts'

export const searchModule: Module = {
  name: 'search',
  reads: ['goods', 'goods_sku', 'sales_order', 'sales_order_line', 'shipment'],
  routes: (bind) => bind(contract.searchConsole, withFacts(searchConsole)),
}
