import * as contract from '@inkroute/contract/order/import/import'
import * as template from '@inkroute/contract/order/import/template'
import { exceptions } from '../../../infra/exception-source.ts'
import { on } from '../../../infra/hooks.ts'
import type { Bind } from '../../../infra/http/bind.ts'
import { MINUTE_MS, waitingRows } from '../../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../../infra/module/module.ts'
import { aged, deleted, ofBuyers } from '../../../infra/privacy/personal-data.ts'
import { chooseImportChannel, deleteImport, editImportRow, mapImport, matchImportSku } from './change-import.ts'
import { getImportSample } from './get-import-sample.ts'
import { addDemoImports } from './import.demo.ts'
import { waitingImports } from './import.exceptions.ts'
import { resumeImports, runImportJob, sweepImportsJob, undoImportJob } from './import.job.ts'
import { selectUnfinishedIn } from './import.queries.ts'
import {
  deleteImportTemplate,
  listImportTemplates,
  renameImportTemplate,
  saveImportTemplate,
} from './import-templates.ts'
import { getImport, listImportRows, listImports, suggestImportSkus } from './read-import.ts'
import { commitImport, stopImport, undoImport } from './start-import.ts'
import { readImportAgain, uploadImport } from './upload-import.ts'

function importRoutes(bind: Bind): void {
  bind(contract.uploadImport, uploadImport)
  bind(contract.listImports, listImports)
  bind(contract.getImportSample, getImportSample)
  bind(contract.suggestImportSkus, suggestImportSkus)
  bind(contract.getImport, getImport)
  bind(contract.listImportRows, listImportRows)
  bind(contract.mapImport, mapImport)
  bind(contract.readImportAgain, readImportAgain)
  bind(contract.chooseImportChannel, chooseImportChannel)
  bind(contract.editImportRow, editImportRow)
  bind(contract.matchImportSku, matchImportSku)
  bind(contract.commitImport, commitImport)
  bind(contract.stopImport, stopImport)
  bind(contract.undoImport, undoImport)
  bind(contract.deleteImport, deleteImport)
  bind(template.listImportTemplates, listImportTemplates)
  bind(template.saveImportTemplate, saveImportTemplate)
  bind(template.renameImportTemplate, renameImportTemplate)
  bind(template.deleteImportTemplate, deleteImportTemplate)
}

/** Orders from files. Below orders in the ladder: it makes them through their door. */
export const orderImportModule: Module = {
  name: 'order-import',
  reads: ['app_user'],
  personal: {
    tables: [
      deleted('order_import', { objects: ['file_key'], has_files: true }),
      deleted('order_import_row'),
      deleted('order_import_template'),
    ],
    buyers: [
      // The file has rows of others, so it goes as a whole; what was imported stays in the rows.
      ofBuyers(
        'order_import',
        { rows: 'order_import_row', key: 'import_id', orders: 'order_ids', mentions: ['cells', 'edits'] },
        { file_key: '', samples: [] },
        ['name'],
        ['samples', 'headers', 'mapping', 'channels'],
      ),
      ofBuyers('order_import_row', { orders: 'order_ids' }, { cells: [], edits: {}, problems: [] }),
      ofBuyers('order_import_row', { no_orders: 'order_ids', mentions: ['cells', 'edits'] }, null),
    ],
    folders: ['private/order-import/{seller}/'],
    retention: [
      {
        key: 'imports',
        name: { zh: '导入的订单文件', en: 'Imported order files' },
        note: {
          zh: '卖家上传的表格及其逐行内容，含买家地址',
          en: 'Files sellers uploaded and their rows, with addresses',
        },
        default_days: null,
        min_days: 30,
        rows: [
          aged('order_import', 'created_at', {
            states: { column: 'state', values: ['done', 'undone', 'stopped'] },
            objects: ['file_key'],
          }),
        ],
      },
    ],
  },
  routes: importRoutes,
  hooks: [on(exceptions, waitingImports)],
  jobs: [runImportJob, undoImportJob, sweepImportsJob],
  waiting: [
    waitingRows({ job: runImportJob, after_ms: 5 * MINUTE_MS, find: selectUnfinishedIn('running') }),
    waitingRows({ job: undoImportJob, after_ms: 5 * MINUTE_MS, find: selectUnfinishedIn('undoing') }),
  ],
  base: resumeImports,
  demo: addDemoImports,
}
