import * as contract from '@inkroute/contract/export/export'
import type { Bind } from '../../infra/http/bind.ts'
import { cancelExport } from './cancel-export.ts'
import { createExport } from './create-export.ts'
import { deleteExport } from './delete-export.ts'
import { listExports } from './list-exports.ts'
import { retryExport } from './retry-export.ts'

export function exportRoutes(bind: Bind): void {
  bind(contract.listExports, listExports)
  bind(contract.createExport, createExport)
  bind(contract.cancelExport, cancelExport)
  bind(contract.retryExport, retryExport)
  bind(contract.deleteExport, deleteExport)
}
