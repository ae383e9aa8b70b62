import type { z } from 'zod'
import type { StoreConn } from './connector.ts'
import type { ListingDraft, ListingIssue, ListingResult, StockChange, VariantIds } from './listing.ts'
import { MarketError } from './market-error.ts'

/** Downloads a picture for platforms that need the file instead of a URL. */
export async function pictureFile(conn: StoreConn, url: string, field: string): Promise<Blob> {
  const answer = await conn.http.send({ method: 'GET', url, headers: { accept: 'image/*' } })
  if (answer.status !== 200) {
    const issue = { code: 'picture', message: `The picture cannot be read (${answer.status})`, field }
    throw new MarketError('rejected', issue.message, { code: 'picture', issues: [issue] })
  }
  return new Blob([new Uint8Array(answer.bytes)], { type: answer.headers['content-type'] ?? 'image/jpeg' })
}

/** Gives a picture to the platform unless it has it: a retry or an update adds no copies. */
export async function giveOnce({ pictures }: StoreConn, picture: string, give: () => Promise<string>): Promise<string> {
  const known = await pictures?.find(picture)
  if (known !== undefined) return known
  const given = await give()
  await pictures?.keep(picture, given)
  return given
}

export const listed = (
  state: ListingResult['state'],
  external_product_id: string,
  variant_ids: VariantIds,
  more: Partial<Pick<ListingResult, 'submission_id' | 'issues' | 'page_url'>> = {},
): ListingResult => ({ state, external_product_id, submission_id: '', variant_ids, issues: [], ...more })

export function refusedListing(code: string, issues: readonly ListingIssue[]): MarketError {
  const [first] = issues
  const message = first ? [first.field, first.message].filter(Boolean).join(': ') : code
  return new MarketError('rejected', message, { code, issues })
}

/** Platform field names and our field for each. */
export type FieldWords = Readonly<Record<string, string>>

const fieldIn = (message: string, words: FieldWords): string => {
  const text = message.toLowerCase()
  return Object.entries(words).find(([word]) => text.includes(word.toLowerCase()))?.[1] ?? ''
}

/** Runs a call; on an error, finds the fields of ours that the platform complains about. */
export async function explained<T>(words: FieldWords, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'rejected') throw error
    const { code, status, message } = error
    const known = error.issues.length > 0 ? error.issues : [{ code, message, field: '' }]
    const issues = known.map((issue) => ({
      ...issue,
      field: words[issue.field] ?? (issue.field || fieldIn(issue.message, words)),
    }))
    throw new MarketError('rejected', message, { code, status, issues })
  }
}

/** What of the platform-specific settings is missing in the template, field by field. */
export function settingsIssues(schema: z.ZodType, draft: ListingDraft): ListingIssue[] {
  const parsed = schema.safeParse(draft.attributes)
  const message = '模板里缺少这一项，或填写不正确|Missing in the template, or not valid'
  return (parsed.error?.issues ?? []).map(({ path }) => ({ code: 'missing', message, field: path.join('.') }))
}

/** Reads platform-specific settings from the template. */
export function getSettings<S extends z.ZodType>(schema: S, draft: ListingDraft): z.output<S> {
  const parsed = schema.safeParse(draft.attributes)
  if (parsed.success) return parsed.data
  throw refusedListing('attributes', settingsIssues(schema, draft))
}

export const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/p>|<\/li>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim()

export const getValues = ({ variants }: ListingDraft, name: string): string[] => [
  ...new Set(variants.map(({ options }) => options[name] ?? '')),
]

/** Price and stock of every variant in the draft. */
export const getChanges = (draft: ListingDraft, external_product_id: string, variant_ids: VariantIds): StockChange[] =>
  draft.variants.map(({ sku, price, quantity }) => ({
    external_product_id,
    external_variant_id: variant_ids[sku] ?? '',
    sku,
    price,
    quantity,
  }))

/** Joins submission id and listing id into one. */
export const joinIds = (submission_id: string, external_product_id: string): string =>
  `${submission_id}~${external_product_id}`

export function splitIds(joined: string): { submission_id: string; external_product_id: string } {
  const at = joined.indexOf('~')
  return { submission_id: joined.slice(0, at), external_product_id: joined.slice(at + 1) }
}
