import * as contract from '@inkroute/contract/order/import/import'
import * as template from '@inkroute/contract/order/import/template'
import type { Bind } from '../../../infra/http/bind.ts'
import { chooseImportChannel, deleteImport, editImportRow, mapImport, matchImportSku } from './change-import.ts'
import { getImportSample } from './get-import-sample.ts'
import {
  deleteImportTemplate,
  listImportTemplates,
  renameImportTemplate,
  saveImportTemplate,
} from './import-template.ts'
import { getImport, listImportRows, listImports, suggestImportSkus } from './read-import.ts'
import { commitImport, stopImport, undoImport } from './start-import.ts'
import { readImportAgain, uploadImport } from './upload-import.ts'

export function importRoutes(bind: Bind): void {
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
