/** What has a screen in the operations console. */
export type OpsKind = 'order' | 'seller' | 'parcel' | 'payment' | 'ticket' | 'task' | 'product'

/** The screen of a thing by its number. Tickets also have ids, which open them at once. */
export function opsPath(kind: OpsKind, id: string | number): string {
  const number = encodeURIComponent(String(id))
  switch (kind) {
    case 'order':
      return `/ops/order/${number}`
    case 'parcel':
    case 'payment':
      return `/ops/order?keyword=${number}`
    case 'seller':
      return `/ops/seller/${number}`
    case 'ticket':
      return /^\d+$/.test(number) ? `/ops/afterSale?id=${number}` : `/ops/afterSale?keyword=${number}`
    case 'task':
      return `/ops/production?keyword=${number}`
    case 'product':
      return `/ops/catalog/${number}`
  }
}

interface TextPart {
  readonly text: string
  /** Null for plain words. */
  readonly kind: OpsKind | null
}

const numbers = /\b(?:IR\d{12,}(?:-\d+)?|(?:WO|RT)\d{7,}|P\d{8}_\d+_[A-Z\d]{6,})\b/

function getKind(number: string): OpsKind {
  if (number.startsWith('P')) return 'payment'
  if (!number.startsWith('IR')) return 'ticket'
  return number.includes('-') ? 'task' : 'order'
}

/** A sentence cut at the order, task, ticket and payment numbers in it, and at those of these parcels. */
export function textParts(sentence: string, parcels: readonly string[] = []): TextPart[] {
  const escaped = parcels
    .filter((number) => number !== '')
    .map((number) => number.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const parts: TextPart[] = []
  let end = 0
  for (const match of sentence.matchAll(new RegExp([...escaped, numbers.source].join('|'), 'g'))) {
    const text = match[0]
    if (match.index > end) parts.push({ text: sentence.slice(end, match.index), kind: null })
    parts.push({ text, kind: parcels.includes(text) ? 'parcel' : getKind(text) })
    end = match.index + text.length
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end), kind: null })
  return parts
}
