import * as contract from '@inkroute/contract/goods/template-import'
import type { Bind } from '../../../infra/http/bind.ts'
import { getTemplateSample } from './get-template-sample.ts'
import {
  commitTemplateImport,
  deleteTemplateImport,
  getTemplateImport,
  listTemplateImports,
  listTemplateRows,
} from './template-imports.ts'
import { uploadTemplateImport } from './upload-template-import.ts'

export function templateImportRoutes(bind: Bind): void {
  bind(contract.getTemplateSample, getTemplateSample)
  bind(contract.uploadTemplateImport, uploadTemplateImport)
  bind(contract.listTemplateImports, listTemplateImports)
  bind(contract.getTemplateImport, getTemplateImport)
  bind(contract.listTemplateRows, listTemplateRows)
  bind(contract.commitTemplateImport, commitTemplateImport)
  bind(contract.deleteTemplateImport, deleteTemplateImport)
}
