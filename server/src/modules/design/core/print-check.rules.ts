import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Bilingual, FontFacts } from '@inkroute/engine/preflight/core/preflight-types'
import { preflight } from '@inkroute/engine/preflight/preflight'
import type { ProductFacts } from '../../catalog/catalog.ts'

export interface KeptFinding {
  readonly rule: string
  readonly view_id: number
  readonly message: Bilingual
}

interface Choice {
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
}

/** Print errors in the largest of these sizes. Pictures are not opened, since no error depends on their content. */
export function printErrors(
  document: DesignDocument,
  product: ProductFacts,
  { color_ids, size_ids }: Choice,
  { fonts, brand_words }: { readonly fonts: FontFacts; readonly brand_words: readonly string[] },
): KeptFinding[] {
  const chosen = product.colors.filter((color) => color_ids.includes(color.id))
  const errorsIn = (name: 'name_zh' | 'name_en') =>
    preflight({
      document,
      product: { ...product, views: product.views.map((view) => ({ view_id: view.view_id, name: view[name] })) },
      size_ids,
      colours: chosen.map((color) => ({ hex: color.hex, part_ids: color.part_ids, name: color[name] })),
      pictureFacts: () => undefined,
      fonts,
      brand_words,
    }).filter(({ level }) => level === 'error')
  // View and colour names are part of the sentences, so each language is checked separately.
  const english = errorsIn('name_en')
  return errorsIn('name_zh').map(({ rule, view_id, message }, at) => ({
    rule,
    view_id,
    message: { zh: message.zh, en: english[at]?.message.en ?? message.en },
  }))
}
