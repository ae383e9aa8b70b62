import * as contract from '@inkroute/contract/exception/exception'
import type { Bind } from '../../infra/http/bind.ts'
import { listExceptions } from './list-exceptions.ts'

export function exceptionRoutes(bind: Bind): void {
  bind(contract.listExceptions, listExceptions)
}
