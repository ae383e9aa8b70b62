import * as contract from '@inkroute/contract/export/export'
import * as staff from '@inkroute/contract/export/staff'
import type { Bind } from '../../infra/http/bind.ts'
import { MINUTE_MS, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { aged, deleted, ofBuyers } from '../../infra/privacy/personal-data.ts'
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
  tables: ['export_record', 'paper_file'],
  reads: ['app_user'],
  personal: {
    tables: [
      deleted('export_record', { objects: ['file_key'] }),
      deleted('paper_file', { objects: ['file_key'], has_files: true }),
    ],
    buyers: [ofBuyers('paper_file', { orders: 'order_ids' }, null)],
    folders: ['private/export/{seller}/', 'private/papers/{seller}/'],
    retention: [
      {
        key: 'papers',
        name: { zh: '生成的单据与面单', en: 'Papers made on request' },
        note: {
          zh: '装箱单、面单、FBA 标签与账单文件；需要时可以重新生成',
          en: 'Files of packing slips, labels, FBA labels and invoices; they can be made again',
        },
        default_days: 90,
        min_days: 7,
        rows: [
          aged('paper_file', 'created_at', { objects: ['file_key'] }),
          aged('order_bulk', 'created_at', { blank: { file_key: null }, objects: ['file_key'] }),
        ],
      },
    ],
  },
  routes: exportRoutes,
  jobs: [exportJob, sweepExportsJob, demoExportsJob],
  waiting: [waitingRows({ job: exportJob, after_ms: 5 * MINUTE_MS, find: selectUnfinishedExports })],
  demo: addDemoExports,
}
