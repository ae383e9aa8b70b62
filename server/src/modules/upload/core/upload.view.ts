import { type ErrorName, errorText, type Language } from '@inkroute/contract/errors/errors'
import type { Upload } from '@inkroute/contract/upload/upload'
import type { Selectable } from 'kysely'
import type { Upload as UploadTable } from '../../../infra/db/tables.gen.ts'
import type { Storage } from '../../../infra/storage/storage.ts'

type Row = Selectable<UploadTable>

export interface StoredRefusal {
  readonly error: ErrorName
  readonly details: Record<string, string | number>
}

/** Families of a drawing's text that we do not have. */
export const getMissingFonts = ({ notes }: Pick<Row, 'notes'>): string[] =>
  (notes as { missing_fonts?: string[] } | null)?.missing_fonts ?? []

/** What a row remembers of a wish for a page, until it has been read. */
export const pageNote = (page: number | null): string | null => (page === null ? null : JSON.stringify({ page }))

export const findPage = ({ notes }: Pick<Row, 'notes'>): number | null =>
  (notes as { page?: number } | null)?.page ?? null

/** A row as the wire shows it: keys become signed addresses, a refusal becomes a sentence. */
export function viewUpload(row: Row, storage: Pick<Storage, 'url'>, language: Language): Upload {
  const refusal = row.refusal
  const pages = refusal?.error === 'upload_pdf_pages' ? Number(refusal.details.count) : undefined
  const { is_flattened, pixel_causes } = (row.notes ?? {}) as Pick<Upload, 'is_flattened' | 'pixel_causes'>
  const address = (key: string | null) => (key ? storage.url(key) : null)
  const { id, name, bytes, width_px, height_px, dpi, has_alpha, dominant_color, created_at } = row
  return {
    id,
    name,
    bytes,
    width_px,
    height_px,
    dpi,
    has_alpha,
    dominant_color,
    created_at,
    purpose: row.purpose as Upload['purpose'],
    status: row.status as Upload['status'],
    type: row.type as Upload['type'],
    missing_fonts: getMissingFonts(row),
    ...(pages === undefined ? {} : { pages }),
    ...(is_flattened ? { is_flattened } : {}),
    ...(pixel_causes ? { pixel_causes } : {}),
    reason: refusal ? errorText(refusal.error, language, refusal.details) : null,
    url: address(row.picture_key),
    preview_469_url: address(row.preview_469_key),
    preview_1000_url: address(row.preview_1000_key),
  }
}
