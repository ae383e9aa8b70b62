import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Empty, IdInput, Instant, WireId } from '../../wire.ts'
import { importFields } from './fields.ts'
import { ImportDefaults, importScreen, KindOfImport } from './import.ts'

export const ImportTemplate = z.object({
  id: z.int(),
  name: z.string(),
  /** Field → header. */
  headers: z.partialRecord(z.enum(importFields), z.string()),
  defaults: ImportDefaults,
  updated_at: Instant,
})
export type ImportTemplate = z.infer<typeof ImportTemplate>

const TemplateName = z
  .string()
  .trim()
  .min(1, '请输入模板名称|Enter a name')
  .max(60, '名称最多 60 个字|At most 60 characters')

export const listImportTemplates = endpoint({
  method: 'GET',
  path: '/distribution/orderImportTemplate',
  ...importScreen,
  summary: 'Saved meanings of columns',
  input: z.object({ kind: KindOfImport }),
  reply: z.object({ data: z.array(ImportTemplate) }),
})

export const saveImportTemplate = endpoint({
  method: 'POST',
  path: '/distribution/orderImportTemplate',
  ...importScreen,
  summary: 'Keep the mapping of an import under a name; the same name is overwritten',
  input: z.object({ import_id: WireId, name: TemplateName }),
  reply: z.object({ id: z.int() }),
})

export const renameImportTemplate = endpoint({
  method: 'PUT',
  path: '/distribution/orderImportTemplate/{id}',
  ...importScreen,
  summary: 'Give a saved mapping another name',
  input: IdInput.extend({ name: TemplateName }),
  reply: Empty,
})

export const deleteImportTemplate = endpoint({
  method: 'DELETE',
  path: '/distribution/orderImportTemplate/{id}',
  ...importScreen,
  summary: 'Forget a saved mapping',
  input: IdInput,
  reply: Empty,
})
