import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId, WireInt } from '../../wire.ts'
import { importFields, importKinds } from './fields.ts'

export const importLimits = { max_bytes: 40 * 1024 * 1024, max_rows: 100_000, max_value_length: 500 } as const

/** On the stream of messages: the import of this number has moved on. */
export const IMPORT_EVENT = 'order-import'

/**
 * `checked` can still be changed; `running` makes orders; `stopped` was stopped half-way and can go on; `done`;
 * `undoing` and `undone` take back what is not paid.
 */
export const importStates = ['checked', 'running', 'stopped', 'done', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/**
 * `ready` becomes an order that can be paid; `draft` one that waits to be mended; `error` cannot become one;
 * `duplicate` is there already; `excluded` was taken out by hand; `made` and `undone` tell what became of it, `kept`
 * could not be taken back any more.
 */
export const rowStatuses = ['ready', 'draft', 'error', 'duplicate', 'excluded', 'made', 'undone', 'kept'] as const
export type RowStatus = (typeof rowStatuses)[number]

export const KindOfImport = z.enum(importKinds).default('order')
const Field = z.enum(importFields)
/** Field → number of the column, from 0. */
export const ImportMapping = z.partialRecord(Field, z.int().min(0).max(16_383))
export type ImportMapping = z.infer<typeof ImportMapping>
/** Field → default value when the file has none. */
export const ImportDefaults = z.partialRecord(Field, z.string().trim().max(importLimits.max_value_length))
export type ImportDefaults = z.infer<typeof ImportDefaults>

const Counts = z.object({
  ready: z.int(),
  draft: z.int(),
  error: z.int(),
  duplicate: z.int(),
  excluded: z.int(),
  made: z.int(),
  undone: z.int(),
  kept: z.int(),
})

export const OrderImport = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  name: z.string(),
  state: z.enum(importStates),
  row_count: z.int(),
  /** Counts of orders, not rows, by outcome. */
  orders: Counts,
  /** Of the commit or the undoing under way. */
  progress: z.int(),
  total: z.int(),
  created_by: z.string(),
  created_at: Instant,
  started_at: Instant.nullable(),
  finished_at: Instant.nullable(),
})
export type OrderImport = z.infer<typeof OrderImport>

export const ImportDetail = OrderImport.extend({
  sheet: z.string(),
  sheets: z.array(z.string()),
  /** Row number of the headers. */
  header_at: z.int(),
  /** Headers with a value from below each, so that a person recognises the column. */
  columns: z.array(z.object({ header: z.string(), sample: z.string() })),
  mapping: ImportMapping,
  defaults: ImportDefaults,
  /** The template that was used, if one fitted. */
  template_id: z.int().nullable(),
  /** Needed fields that have neither a column nor a default. */
  missing: z.array(Field),
  unmatched: z.array(z.object({ external_sku: z.string(), title: z.string(), rows: z.int() })),
  /** Of a file of shipments: the channel for all its orders; null leaves each to the seller's rules. */
  channel_id: z.int().nullable(),
  /** What could be chosen, with the number of orders each would take. */
  channels: z.array(z.object({ id: z.int(), name: z.string(), orders: z.int() })),
})
export type ImportDetail = z.infer<typeof ImportDetail>

export const ImportRow = z.object({
  /** Number of the row in the file. */
  row_at: z.int(),
  status: z.enum(rowStatuses),
  order_key: z.string(),
  values: z.partialRecord(Field, z.string()),
  /** Changed here; the file says something else. */
  edited: z.array(Field),
  problems: z.array(
    z.object({ field: Field.nullable(), level: z.enum(['error', 'warning', 'hint']), message: z.string() }),
  ),
  sku: z.object({ id: z.int(), sku_code: z.string(), title: z.string() }).nullable(),
  orders: z.array(z.object({ id: z.int(), order_no: z.string() })),
})
export type ImportRow = z.infer<typeof ImportRow>

/** Orders and FBA orders are imported on separate screens; the kind of a file is checked. */
export const importScreen = { access: 'seller', permission: 'order.import', or_permission: 'order.import-fba' } as const
const commit = {
  access: 'seller',
  permission: 'order.import:commit',
  or_permission: 'order.import-fba:commit',
} as const

export const uploadImport = endpoint({
  method: 'POST',
  path: '/distribution/orderImport',
  ...importScreen,
  rate: 'upload',
  file_max_bytes: importLimits.max_bytes,
  summary: 'Read an xlsx or csv file of orders, guess its columns and check every row; makes no orders yet',
  input: z.object({ kind: KindOfImport, name: z.string().trim().min(1).max(200) }),
  reply: ImportDetail,
})

export const listImports = endpoint({
  method: 'GET',
  path: '/distribution/orderImport',
  ...importScreen,
  summary: 'Imports so far, newest first',
  input: PageInput.extend({ kind: KindOfImport }),
  reply: getPage(OrderImport),
})

export const getImport = endpoint({
  method: 'GET',
  path: '/distribution/orderImport/{id}',
  ...importScreen,
  summary: 'One import with its columns and counts',
  input: IdInput,
  reply: ImportDetail,
})

export const listImportRows = endpoint({
  method: 'GET',
  path: '/distribution/orderImport/{id}/rows',
  ...importScreen,
  rate: 'search',
  summary: 'Rows of an import with what is wrong in each, in the order of the file',
  input: IdInput.extend(PageInput.shape).extend({
    status: z.enum(rowStatuses).optional(),
    keyword: z.string().trim().max(100).optional(),
  }),
  reply: getPage(ImportRow),
})

export const mapImport = endpoint({
  method: 'PUT',
  path: '/distribution/orderImport/{id}/mapping',
  ...importScreen,
  summary: 'Say which column means what, and check every row anew',
  input: IdInput.extend({ mapping: ImportMapping, defaults: ImportDefaults.default({}) }),
  reply: ImportDetail,
})

export const chooseImportChannel = endpoint({
  method: 'PUT',
  path: '/distribution/orderImport/{id}/channel',
  ...importScreen,
  summary: 'One shipping channel for all shipments of a file, or none; every order is checked anew',
  input: IdInput.extend({ channel_id: WireId.nullable() }),
  reply: ImportDetail,
})

export const readImportAgain = endpoint({
  method: 'PUT',
  path: '/distribution/orderImport/{id}/sheet',
  ...importScreen,
  summary: 'Read another sheet of the file, or take another row for the headers; changes made here are lost',
  input: IdInput.extend({ sheet: z.string().max(200), header_at: WireInt.min(1).optional() }),
  reply: ImportDetail,
})

export const editImportRow = endpoint({
  method: 'PUT',
  path: '/distribution/orderImport/{id}/rows/{row_at}',
  ...importScreen,
  summary: 'Change values of a row, or take it out of the import; the whole import is checked anew',
  input: IdInput.extend({
    row_at: WireInt.min(1),
    values: z.partialRecord(Field, z.string().trim().max(importLimits.max_value_length)).default({}),
    is_excluded: z.boolean().optional(),
  }),
  reply: ImportDetail,
})

export const matchImportSku = endpoint({
  method: 'POST',
  path: '/distribution/orderImport/{id}/match',
  ...importScreen,
  summary: 'Say which SKU a code of the file means, in all its rows and in files to come',
  input: IdInput.extend({ external_sku: z.string().trim().min(1).max(200), sku_id: WireId }),
  reply: ImportDetail,
})

export const suggestImportSkus = endpoint({
  method: 'GET',
  path: '/distribution/orderImport/skuSuggestions',
  ...importScreen,
  rate: 'search',
  summary: 'SKUs of the seller that a code or title of the file may mean, the likeliest first',
  input: z.object({ code: z.string().trim().max(200).default(''), title: z.string().trim().max(300).default('') }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        sku_code: z.string(),
        title: z.string(),
        color_name: z.string(),
        size_name: z.string(),
        picture_url: z.string().nullable(),
        /** 0 to 100. */
        likeness: z.int(),
      }),
    ),
  }),
})

export const commitImport = endpoint({
  method: 'POST',
  path: '/distribution/orderImport/{id}/commit',
  ...commit,
  summary: 'Make the orders in the background; also goes on after a stop',
  input: IdInput.extend({ with_drafts: z.boolean().default(true) }),
  reply: Empty,
})

export const stopImport = endpoint({
  method: 'POST',
  path: '/distribution/orderImport/{id}/stop',
  ...commit,
  summary: 'Stop making orders; those made stay',
  input: IdInput,
  reply: Empty,
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/distribution/orderImport/{id}/undo',
  moves_money: 'once',
  ...commit,
  summary: 'Cancel every order of this import that is not paid yet',
  input: IdInput,
  reply: Empty,
})

export const deleteImport = endpoint({
  method: 'DELETE',
  path: '/distribution/orderImport/{id}',
  ...importScreen,
  summary: 'Throw away an import that made no orders',
  input: IdInput,
  reply: Empty,
})

export const getImportSample = endpoint({
  method: 'GET',
  path: '/distribution/orderImport/sample',
  ...importScreen,
  summary: 'A small xlsx with the seller’s own SKUs, base64',
  input: z.object({ kind: KindOfImport }),
  reply: z.object({ name: z.string(), file_base64: z.string() }),
})
