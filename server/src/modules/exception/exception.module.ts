import * as contract from '@inkroute/contract/exception/exception'
import { exceptions } from '../../infra/exception-source.ts'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { balanceSource, checkSource, orderSources } from './exception-sources.ts'
import { listExceptions } from './list-exceptions.ts'

function exceptionRoutes(bind: Bind): void {
  bind(contract.listExceptions, listExceptions)
}

export const exceptionModule: Module = {
  name: 'exception',
  reads: ['design_check', 'sales_order', 'sales_order_line'],
  routes: exceptionRoutes,
  hooks: [balanceSource, checkSource, ...orderSources].map((source) => on(exceptions, source)),
}
