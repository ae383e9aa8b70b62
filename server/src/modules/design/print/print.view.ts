import type { PrintFile, PrintSet } from '@inkroute/contract/design/print'
import type { Language } from '@inkroute/contract/errors/errors'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Storage } from '../../../infra/storage/storage.ts'
import type { ProductFacts } from '../../catalog/catalog.ts'
import type { PlannedFile } from '../core/faces.rules.ts'
import { refusalText } from '../core/making.view.ts'
import type { FileRow, SetRow } from './print.queries.ts'

/**
 * How the file of a view is called wherever it is named: saved, packed for the factory and on its sheet. A set has
 * several fronts; those carry their number too.
 */
export function printFileName(reference: string, views: ProductFacts['views'], view_id: number): string {
  const key = views.find((one) => one.view_id === view_id)?.key
  const is_alone = views.filter((one) => one.key === key).length === 1
  return `${[reference, key, is_alone ? undefined : view_id].filter((part) => part !== undefined).join('-')}.png`
}

const MAX_TEXTS = 4

/** The words on a view, to be compared with the print: above all the names of personalised pieces. */
export function toTexts(document: DesignDocument, view_id: number): string[] {
  const layers = document.views.find((view) => view.view_id === view_id)?.layers ?? []
  const texts = layers.flatMap((layer) => {
    const words = layer.type === 'text' && !layer.is_hidden ? layer.text.replace(/\s+/g, ' ').trim() : ''
    return words ? [`文字 Text  ${words}`] : []
  })
  const more = texts.length - MAX_TEXTS
  return more > 0 ? [...texts.slice(0, MAX_TEXTS), `… + ${more}`] : texts
}

interface Seen {
  readonly storage: Storage
  readonly language: Language
}

const named = (url: string, name: string) => `${url}&name=${encodeURIComponent(name)}`

function viewFile(
  set: SetRow,
  product: ProductFacts,
  file: PlannedFile,
  row: FileRow | undefined,
  seen: Seen,
): PrintFile {
  const view = product.views.find((one) => one.view_id === file.view_id)
  const name = printFileName(set.reference, product.views, file.view_id)
  return {
    ...file,
    view_name: view?.[`name_${seen.language}`] ?? '',
    bytes: row?.bytes ?? null,
    state: (row?.state ?? 'queued') as PrintFile['state'],
    reason: refusalText(row?.error ?? null, seen.language),
    url: row?.file_key ? named(seen.storage.url(row.file_key), name) : null,
  }
}

export function viewPrintSet(
  set: SetRow,
  product: ProductFacts,
  planned: readonly PlannedFile[],
  rows: readonly FileRow[],
  seen: Seen,
): PrintSet {
  const findRow = (file: PlannedFile) =>
    rows.find(
      (row) => row.view_id === file.view_id && row.width_px === file.width_px && row.height_px === file.height_px,
    )
  const { id, design_id, version, color_id, size_id, reference, created_at, finished_at, sheet_key } = set
  return {
    id,
    design_id,
    version,
    color_id,
    size_id,
    reference,
    created_at,
    finished_at,
    state: set.state as PrintSet['state'],
    reason: refusalText(set.error, seen.language),
    files: planned.map((file) => viewFile(set, product, file, findRow(file), seen)),
    sheet_url: sheet_key ? named(seen.storage.url(sheet_key), `${reference}.pdf`) : null,
  }
}
