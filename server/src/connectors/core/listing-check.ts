import type { ListingDraft, ListingIssue } from './listing.ts'
import { MarketError } from './market-error.ts'

/** Limits of a marketplace. Lengths count user-perceived characters. */
export interface ListingLimits {
  readonly title_min: number
  readonly title_max: number
  readonly description_max: number
  readonly pictures_min: number
  readonly pictures_max: number
  /** Options such as colour and size. */
  readonly options_max: number
  readonly values_max: number
  readonly variants_max: number
  readonly sku_max: number
  readonly needs_category: boolean
}

const length = (text: string): number => [...text].length
const issue = (field: string, code: string, message: string): ListingIssue => ({ field, code, message })

function textIssues(limits: ListingLimits, draft: ListingDraft): ListingIssue[] {
  const issues: ListingIssue[] = []
  const title = length(draft.title.trim())
  if (title < limits.title_min)
    issues.push(
      issue(
        'title',
        'title_short',
        `标题至少 ${limits.title_min} 个字符|The title needs at least ${limits.title_min} characters`,
      ),
    )
  if (title > limits.title_max)
    issues.push(
      issue(
        'title',
        'title_long',
        `标题最多 ${limits.title_max} 个字符，现有 ${title} 个|The title can have at most ${limits.title_max} characters, it has ${title}`,
      ),
    )
  if (length(draft.description_html) > limits.description_max) {
    issues.push(
      issue(
        'description_html',
        'description_long',
        `描述最多 ${limits.description_max} 个字符|The description can have at most ${limits.description_max} characters`,
      ),
    )
  }
  if (limits.needs_category && !draft.category_id)
    issues.push(issue('category_id', 'category_missing', '请选择类目|Choose a category'))
  const pictures = draft.picture_urls.length
  if (pictures < limits.pictures_min)
    issues.push(
      issue(
        'picture_urls',
        'pictures_few',
        `至少 ${limits.pictures_min} 张图片|At least ${limits.pictures_min} pictures`,
      ),
    )
  if (pictures > limits.pictures_max)
    issues.push(
      issue(
        'picture_urls',
        'pictures_many',
        `最多 ${limits.pictures_max} 张图片|At most ${limits.pictures_max} pictures`,
      ),
    )
  return issues
}

function variantIssues(limits: ListingLimits, { option_names, variants }: ListingDraft): ListingIssue[] {
  const issues: ListingIssue[] = []
  if (option_names.length > limits.options_max) {
    issues.push(
      issue(
        'option_names',
        'options_many',
        `最多 ${limits.options_max} 种规格|At most ${limits.options_max} kinds of options`,
      ),
    )
  }
  for (const name of option_names) {
    const values = new Set(variants.map(({ options }) => options[name] ?? ''))
    if (values.has(''))
      issues.push(issue('option_names', 'option_empty', `有 SKU 缺少“${name}”|A variant has no “${name}”`))
    if (values.size > limits.values_max)
      issues.push(
        issue(
          'option_names',
          'values_many',
          `“${name}”最多 ${limits.values_max} 个值|“${name}” can have at most ${limits.values_max} values`,
        ),
      )
  }
  if (variants.length === 0)
    issues.push(issue('variants', 'variants_none', '至少要有一个 SKU|At least one variant is needed'))
  if (variants.length > limits.variants_max)
    issues.push(
      issue('variants', 'variants_many', `最多 ${limits.variants_max} 个 SKU|At most ${limits.variants_max} variants`),
    )
  const seen = new Set<string>()
  for (const [at, { sku, price, quantity }] of variants.entries()) {
    const field = `variants.${at}`
    if (!sku || length(sku) > limits.sku_max)
      issues.push(
        issue(
          `${field}.sku`,
          'sku_length',
          `SKU 须为 1–${limits.sku_max} 个字符|A SKU needs 1 to ${limits.sku_max} characters`,
        ),
      )
    if (seen.has(sku)) issues.push(issue(`${field}.sku`, 'sku_twice', `SKU“${sku}”重复|The SKU “${sku}” is used twice`))
    seen.add(sku)
    if (!(Number(price.amount) > 0))
      issues.push(issue(`${field}.price`, 'price_zero', '价格须大于 0|The price must be above 0'))
    if (!Number.isInteger(quantity) || quantity < 0)
      issues.push(issue(`${field}.quantity`, 'quantity', '数量须为整数|The quantity must be a whole number'))
  }
  return issues
}

/** Finds everything the marketplace would refuse, field by field, before the call. */
export const checkDraft = (limits: ListingLimits, draft: ListingDraft): ListingIssue[] => [
  ...textIssues(limits, draft),
  ...variantIssues(limits, draft),
]

export function requireFit(limits: ListingLimits, draft: ListingDraft): void {
  const issues = checkDraft(limits, draft)
  const [first] = issues
  if (first) throw new MarketError('rejected', `${first.field}: ${first.message}`, { code: 'listing_limits', issues })
}
