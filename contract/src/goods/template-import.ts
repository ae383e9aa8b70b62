import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput } from '../wire.ts'

export const templateImportLimits = { max_bytes: 8 * 1024 * 1024, max_rows: 2000, max_value_length: 500 } as const

/** Columns of the sheet; any other column fills the words of the design template by its header. */
export const templateColumns = [
  { key: 'product', zh: '底版编号', en: 'Product code', is_required: true },
  { key: 'template', zh: '设计模板编号', en: 'Design template', is_required: false },
  { key: 'artwork', zh: '图案', en: 'Artwork', is_required: false },
  { key: 'placement', zh: '放置方式', en: 'Placement', is_required: false },
  { key: 'colors', zh: '颜色', en: 'Colours', is_required: false },
  { key: 'sizes', zh: '尺码', en: 'Sizes', is_required: false },
  { key: 'title', zh: '商品名称', en: 'Title', is_required: false },
  { key: 'title_en', zh: '英文名称', en: 'English title', is_required: false },
  { key: 'price', zh: '售价', en: 'Price', is_required: false },
] as const
export type TemplateColumn = (typeof templateColumns)[number]['key']

export const templateImportStates = ['checked', 'running', 'done'] as const
/** `ready` can become goods, `error` cannot; `made` and `failed` are final. */
export const templateRowStatuses = ['ready', 'error', 'made', 'failed'] as const
export type TemplateRowStatus = (typeof templateRowStatuses)[number]

const Counts = z.object({ ready: z.int(), error: z.int(), made: z.int(), failed: z.int() })

export const TemplateImport = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(templateImportStates),
  row_count: z.int(),
  counts: Counts,
  created_by: z.string(),
  created_at: Instant,
  finished_at: Instant.nullable(),
})
export type TemplateImport = z.infer<typeof TemplateImport>

export const TemplateImportRow = z.object({
  /** Number of the row in the file. */
  row_at: z.int(),
  status: z.enum(templateRowStatuses),
  values: z.record(z.string(), z.string()),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
  goods_id: z.int().nullable(),
  title: z.string(),
})
export type TemplateImportRow = z.infer<typeof TemplateImportRow>

const screen = { access: 'seller', permission: 'goods.template-import' } as const
const records = { access: 'seller', permission: 'goods.template-record' } as const

export const uploadTemplateImport = endpoint({
  method: 'POST',
  path: '/distribution/templateImport',
  ...screen,
  rate: 'upload',
  file_max_bytes: templateImportLimits.max_bytes,
  summary: 'Read a sheet of goods to be made and check every row; makes nothing yet',
  input: z.object({ name: z.string().trim().min(1).max(200) }),
  reply: TemplateImport,
})

export const getTemplateSample = endpoint({
  method: 'GET',
  path: '/distribution/templateImport/sample',
  ...screen,
  summary: 'A sheet that can be imported as it is, with the columns explained by example',
  input: Empty,
  reply: z.object({ name: z.string(), file_base64: z.string() }),
})

export const listTemplateImports = endpoint({
  method: 'GET',
  path: '/distribution/templateImport',
  ...records,
  summary: 'Imports so far, newest first',
  input: PageInput,
  reply: getPage(TemplateImport),
})

export const getTemplateImport = endpoint({
  method: 'GET',
  path: '/distribution/templateImport/{id}',
  ...screen,
  summary: 'One import with its counts',
  input: IdInput,
  reply: TemplateImport,
})

export const listTemplateRows = endpoint({
  method: 'GET',
  path: '/distribution/templateImport/{id}/rows',
  ...screen,
  rate: 'search',
  summary: 'Rows of an import with what is wrong in each or what became of it',
  input: IdInput.extend(PageInput.shape).extend({ status: z.enum(templateRowStatuses).optional() }),
  reply: getPage(TemplateImportRow),
})

export const commitTemplateImport = endpoint({
  method: 'POST',
  path: '/distribution/templateImport/{id}/commit',
  ...screen,
  summary: 'Make goods of the rows that are right, in the background; asked again, of those that failed',
  input: IdInput,
  reply: z.object({ queued: z.int() }),
})

export const deleteTemplateImport = endpoint({
  method: 'POST',
  path: '/distribution/templateImport/{id}/delete',
  ...screen,
  summary: 'Forget an import that is not running; goods made by it stay',
  input: IdInput,
  reply: Empty,
})
