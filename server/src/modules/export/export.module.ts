import * as contract from '@inkroute/contract/export/export'
import * as staff from '@inkroute/contract/export/staff'
import type { Bind } from '../../infra/http/bind.ts'
import { MINUTE_MS, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { addDemoExports, demoExportsJob } from './export.demo.ts'
import { exportJob } from './export.job.ts'
import { selectUnfinishedExports } from './export.queries.ts'
import {
  cancelExport,
  createExport,
  deleteExport,
  listExports,
  listStaffExports,
  retryExport,
} from './export-records.ts'
import { requestStaffExport } from './request-export.ts'
import { sweepExportsJob } from './sweep-exports.job.ts'

function exportRoutes(bind: Bind): void {
  bind(contract.listExports, listExports)
  bind(contract.createExport, createExport)
  bind(contract.cancelExport, cancelExport)
  bind(contract.retryExport, retryExport)
  bind(contract.deleteExport, deleteExport)
  bind(staff.createStaffExport, requestStaffExport)
  bind(staff.listStaffExports, listStaffExports)
}

export const exportModule: Module = {
  name: 'export',
  personal: {
    tables: [deleted('export_record', { objects: ['file_key'] })],
    folders: ['private/export/{seller}/'],
  },
  routes: exportRoutes,
  jobs: [exportJob, sweepExportsJob, demoExportsJob],
  waiting: [waitingRows({ job: exportJob, after_ms: 5 * MINUTE_MS, find: selectUnfinishedExports })],
  demo: addDemoExports,
}
