import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput } from '../wire.ts'

/** Lists become sheets; pictures become an archive. */
export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]
export const exportFormats = [...sheetFormats, 'zip'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportStatuses = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] as const
export type ExportStatus = (typeof exportStatuses)[number]

export const ExportRecord = z.object({
  id: z.int(),
  /** Which exporter made it, `upload.list` for example. */
  kind: z.string(),
  name: z.string(),
  format: z.enum(exportFormats),
  status: z.enum(exportStatuses),
  /** Rows written so far, of `total` rows. */
  progress: z.int(),
  total: z.int().nullable(),
  bytes: z.int().nullable(),
  /** Why it failed, in the caller's language. */
  error: z.string().nullable(),
  /** Signed URL while the file exists. */
  download_url: z.string().nullable(),
  created_by: z.string(),
  created_at: Instant,
  finished_at: Instant.nullable(),
  /** When the file is deleted. */
  expires_at: Instant.nullable(),
})
export type ExportRecord = z.infer<typeof ExportRecord>

export const listExports = endpoint({
  method: 'GET',
  path: '/distribution/userExport',
  access: 'seller',
  permission: 'home.export',
  hidden_from_view: true,
  summary: 'Export records, newest first',
  input: z.object({ status: z.enum(exportStatuses).optional() }).extend(PageInput.shape),
  reply: getPage(ExportRecord),
})

export const createExport = endpoint({
  method: 'POST',
  path: '/distribution/userExport',
  access: 'seller',
  summary: 'Start an export; it runs in the background and its file waits in the export records',
  input: z.object({
    kind: z.string().min(1).max(60),
    /** The filters of the screen, as its list endpoint takes them. */
    params: z.record(z.string(), z.unknown()).default({}),
    name: z.string().trim().max(120).optional(),
    format: z.enum(sheetFormats).default('xlsx'),
  }),
  reply: z.object({ id: z.int() }),
})

export const cancelExport = endpoint({
  method: 'POST',
  path: '/distribution/userExport/{id}/cancel',
  access: 'seller',
  permission: 'home.export',
  summary: 'Stop an export that has not finished',
  input: IdInput,
  reply: Empty,
})

export const retryExport = endpoint({
  method: 'POST',
  path: '/distribution/userExport/{id}/retry',
  access: 'seller',
  permission: 'home.export',
  summary: 'Run a failed, cancelled or expired export again',
  input: IdInput,
  reply: Empty,
})

export const deleteExport = endpoint({
  method: 'DELETE',
  path: '/distribution/userExport/{id}',
  access: 'seller',
  permission: 'home.export',
  summary: 'Delete an export record and its file',
  input: IdInput,
  reply: Empty,
})
