import { type ErrorName, errorText, type Language } from '@inkroute/contract/errors/errors'
import type { ExportFormat, ExportRecord, ExportStatus } from '@inkroute/contract/export/export'
import type { Selectable } from 'kysely'
import type { ExportRecord as Table } from '../../infra/db/tables.gen.ts'
import type { Storage } from '../../infra/storage/storage.ts'

type Row = Selectable<Table> & { readonly username: string; readonly display_name: string }

export function viewExport(row: Row, storage: Pick<Storage, 'url'>, language: Language): ExportRecord {
  const { id, kind, name, progress, total, bytes, created_at, finished_at, expires_at } = row
  const file_name = encodeURIComponent(`${name}.${row.format}`)
  return {
    id,
    kind,
    name,
    progress,
    total,
    bytes,
    created_at,
    finished_at,
    expires_at,
    format: row.format as ExportFormat,
    status: row.status as ExportStatus,
    error: row.error ? errorText(row.error as ErrorName, language) : null,
    download_url: row.file_key ? `${storage.url(row.file_key)}&name=${file_name}` : null,
    created_by: row.display_name || row.username,
  }
}
