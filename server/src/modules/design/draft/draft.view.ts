import type { DraftFacts } from '@inkroute/contract/design/draft'
import type { Language } from '@inkroute/contract/errors/errors'

interface Row {
  readonly id: string
  readonly basic_product_id: number
  readonly design_id: number | null
  readonly name: string
  readonly revision: number
  readonly tab_id: string
  readonly saved_by: string
  readonly created_at: string
  readonly updated_at: string
}

export interface NamedProduct {
  readonly code: string
  readonly name_zh: string
  readonly name_en: string
  readonly is_visible: boolean
}

export const draftFacts = (
  { updated_at, ...row }: Row,
  product: NamedProduct | undefined,
  language: Language,
): DraftFacts => ({
  ...row,
  product_name: product?.[`name_${language}`] ?? '',
  product_code: product?.code ?? '',
  saved_at: updated_at,
})
