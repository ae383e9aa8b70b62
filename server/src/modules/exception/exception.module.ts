import { registerExceptionSource } from '../../infra/exception-source.ts'
import type { Module } from '../../infra/module.ts'
import { balanceSource } from './balance-source.ts'
import { checkSource } from './check-source.ts'
import { exceptionRoutes } from './exception.routes.ts'
import { orderSources } from './order-sources.ts'

registerExceptionSource(balanceSource)
registerExceptionSource(checkSource)
for (const source of orderSources) registerExceptionSource(source)

export const exceptionModule: Module = { name: 'exception', routes: exceptionRoutes }
