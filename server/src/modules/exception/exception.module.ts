import * as contract from '@inkroute/contract/exception/exception'
import { registerExceptionSource } from '../../infra/exception-source.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module.ts'
import { balanceSource, checkSource, orderSources } from './exception-sources.ts'
import { listExceptions } from './list-exceptions.ts'

function exceptionRoutes(bind: Bind): void {
  bind(contract.listExceptions, listExceptions)
}

registerExceptionSource(balanceSource)
registerExceptionSource(checkSource)
for (const source of orderSources) registerExceptionSource(source)

export const exceptionModule: Module = { name: 'exception', routes: exceptionRoutes }
