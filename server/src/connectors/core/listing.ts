import type { MarketMoney } from './market-order.ts'

export interface ListingVariant {
  readonly sku: string
  /** By option name, e.g. `{ Color: 'White', Size: 'M' }`. */
  readonly options: Readonly<Record<string, string>>
  readonly price: MarketMoney
  readonly quantity: number
  readonly picture_urls: readonly string[]
  readonly barcode: string
  readonly weight_g: number
}

/** What a buyer of personalised goods is asked. The answer comes back with the order line, under this label. */
export interface ListingQuestion {
  readonly field_id: string
  readonly label: string
  readonly help: string
  /** `other` is answered in more than one piece, which only our own page can ask. */
  readonly kind: 'text' | 'choice' | 'photo' | 'other'
  readonly is_required: boolean
  /** For texts. */
  readonly max_length: number
  /** For choices. */
  readonly options: readonly string[]
  /** What an answer costs extra, in the currency of the listing. */
  readonly extra?: MarketMoney
  /** The same for each option; absent where none costs extra. */
  readonly option_extras?: readonly (MarketMoney | null)[]
}

/** What a platform takes as a question of its own. Lengths count characters. */
export interface QuestionLimits {
  readonly questions: number
  readonly label: number
  readonly help: number
  readonly length: number
  readonly options: number
  readonly option: number
  readonly photos: number
  /** Whether a question of the platform can cost extra. */
  readonly takes_extras?: boolean
}

const cut = (text: string, max: number): string => [...text.trim()].slice(0, max).join('').trim()

const isAskable = ({ kind, options, max_length }: ListingQuestion, limits: QuestionLimits): boolean => {
  if (kind === 'photo') return limits.photos > 0
  if (kind === 'text') return max_length <= limits.length
  if (kind === 'other') return false
  const fits = options.every((option) => [...option].length <= limits.option)
  return fits && options.length > 0 && options.length <= limits.options
}

/** The questions a platform can ask, in its lengths and under labels of their own; the rest is asked by our link. */
export function askableQuestions(questions: readonly ListingQuestion[], limits: QuestionLimits): ListingQuestion[] {
  const taken: ListingQuestion[] = []
  for (const question of questions) {
    const photos = taken.filter(({ kind }) => kind === 'photo').length
    if (taken.length === limits.questions || !isAskable(question, limits)) continue
    if (question.kind === 'photo' && photos === limits.photos) continue
    const label = cut(question.label, limits.label)
    // Two questions of one name could not be told apart in an order.
    if (label === '' || taken.some((other) => other.label.toLowerCase() === label.toLowerCase())) continue
    taken.push({ ...question, label, help: cut(question.help, limits.help) })
  }
  return taken
}

export interface ListingDraft {
  /** Our id; the same on every retry. */
  readonly draft_id: string
  readonly title: string
  readonly description_html: string
  readonly category_id: string
  readonly brand: string
  readonly picture_urls: readonly string[]
  readonly option_names: readonly string[]
  readonly variants: readonly ListingVariant[]
  readonly package_mm: { readonly length: number; readonly width: number; readonly height: number }
  /** Platform-specific attributes and settings, checked by the connector. */
  readonly attributes: Readonly<Record<string, unknown>>
  /** Search words; absent in drafts made before there were any. */
  readonly tags?: readonly string[]
  /** For the platform to ask; absent where it asks nothing, which leaves its own questions alone. */
  readonly questions?: readonly ListingQuestion[]
  /** Names the form to our widget on the product's page; absent where the goods have none. */
  readonly form_key?: string
}

export interface ListingIssue {
  readonly code: string
  readonly message: string
  readonly field: string
}

/** The platform's id for each of our SKUs. */
export type VariantIds = Readonly<Record<string, string>>

export interface ListingResult {
  readonly state: 'live' | 'pending' | 'rejected'
  readonly external_product_id: string
  /** The id to poll while it is pending. */
  readonly submission_id: string
  readonly variant_ids: VariantIds
  readonly issues: readonly ListingIssue[]
  /** Where buyers see it, if only the platform knows that; otherwise see `listingPage`. */
  readonly page_url?: string
}

export interface StockChange {
  readonly external_product_id: string
  readonly external_variant_id: string
  readonly sku: string
  readonly quantity?: number
  readonly price?: MarketMoney
}
