import { FLAT_COLOR_ID } from '@inkroute/contract/design/design'
import type { DesignRecord } from '@inkroute/contract/design/record'
import type { Language } from '@inkroute/contract/errors/errors'
import type { Storage } from '../../../infra/storage/storage.ts'
import type { MockupRow } from '../core/design.queries.ts'
import { getMaking } from '../core/making.view.ts'
import type { NamedProduct } from '../draft/draft.view.ts'
import type { RecordRow } from './record.queries.ts'

/** The list thumbnail: a mockup in one of the colours if rendered, otherwise the bare print. */
function thumbnailKey(rows: readonly MockupRow[]): string | null {
  const made = rows.filter((row) => row.small_key !== null)
  const shown = made.find((row) => row.color_id !== FLAT_COLOR_ID) ?? made[0]
  return shown?.small_key ?? null
}

export function viewRecord(
  row: RecordRow,
  mockups: readonly MockupRow[],
  product: NamedProduct | undefined,
  { storage, language }: { readonly storage: Storage; readonly language: Language },
): DesignRecord {
  const key = thumbnailKey(mockups)
  return {
    ...row,
    product_name: product?.[`name_${language}`] ?? '',
    product_code: product?.code ?? '',
    is_offered: product?.is_visible ?? false,
    thumbnail_url: key && storage.url(key),
    mockups: getMaking(mockups, language),
  }
}
