import { createHash } from 'node:crypto'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'

/** `conflict`: staff changed it here, and an import may not overwrite it unasked. */
export type Decision = 'added' | 'changed' | 'unchanged' | 'conflict'

/** Marks products whose rows were written by an import and not by staff. */
const MARK = 'bundle:'
export const importMark = (fingerprint: string): string => `${MARK}${fingerprint}`

/** Equal values give equal text, whatever the order of their keys. */
function stableText(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${stableText(entry)}`).join(',')}}`
}

/** Opening stock is not part of a catalogue: what is on the shelf belongs to the warehouse. */
export const withoutStock = (document: ProductDocument): ProductDocument => ({
  ...document,
  items: document.items.map((item) => ({ ...item, stock: {} })),
})

export const fingerprint = (document: ProductDocument): string =>
  createHash('sha256')
    .update(stableText(withoutStock(document)))
    .digest('base64url')

/** The product as this shop has it. */
export interface CurrentProduct {
  readonly draft: ProductDocument | null
  readonly published: ProductDocument | null
  readonly updated_by: string
  /** Null for a draft that was never on sale. */
  readonly content_hash: string | null
  readonly is_own: boolean
}

interface Incoming {
  readonly document: ProductDocument
  readonly state: 'on_sale' | 'draft'
}

function isSame({ document, state }: Incoming, { draft, published }: CurrentProduct): boolean {
  const compared = state === 'draft' ? (draft ?? published) : published
  return compared !== null && fingerprint(compared) === fingerprint(document)
}

/** Nobody has worked on it since a file or an import wrote it. */
function isUntouched({ draft, published, content_hash, is_own, updated_by }: CurrentProduct, by: string): boolean {
  if (published === null) return content_hash === null && updated_by === by
  return draft === null && (!is_own || (content_hash ?? '').startsWith(MARK))
}

export function decide(
  incoming: Incoming,
  current: CurrentProduct | undefined,
  { by, replace, is_demo }: { readonly by: string; readonly replace: boolean; readonly is_demo: boolean },
): Decision {
  if (!current) return 'added'
  // The demo asks only for files that changed, or whose rows are written differently now.
  if (is_demo) return 'changed'
  if (isSame(incoming, current)) return 'unchanged'
  return replace || isUntouched(current, by) ? 'changed' : 'conflict'
}

/** Fields of a document that differ, for people who decide whether to import it. */
export function changedFields(before: ProductDocument, after: ProductDocument): string[] {
  const [a, b] = [withoutStock(before), withoutStock(after)]
  const keys = Object.keys(b) as (keyof ProductDocument)[]
  return keys.filter((key) => stableText(a[key]) !== stableText(b[key]))
}
