/** Replaces a name. */
export const ERASED = '[erased]'

/** Shorter ones, such as `Li`, would be found in half of all texts. */
const MIN_LATIN = 4
const MIN_OTHER = 2

/** Names that are long enough to look for in free text, the longest first. */
export function usableNames(names: readonly string[]): string[] {
  const isLong = (name: string) => [...name].length >= (/^[\p{ASCII}\s]*$/u.test(name) ? MIN_LATIN : MIN_OTHER)
  const unique = [...new Set(names.map((name) => name.trim()).filter((name) => name !== '' && isLong(name)))]
  return unique.sort((a, b) => b.length - a.length)
}

/** Words may be on different lines of a text. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/** A text in which every name is replaced, whatever its case. */
export function withoutNames(text: string, names: readonly string[]): string {
  if (names.length === 0) return text
  return text.replace(new RegExp(names.map(escaped).join('|'), 'giu'), ERASED)
}

/** The same for every text of a JSON value. */
export function scrubbed(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return withoutNames(value, names)
  if (Array.isArray(value)) return value.map((one) => scrubbed(one, names))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scrubbed(inner, names)]))
}

/** A design without these names in its texts and the names of its layers; everything else stays as it is. */
export const scrubbedTexts = (document: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(document).map(([key, inner]) => [
      key,
      (key === 'text' || key === 'name') && typeof inner === 'string'
        ? withoutNames(inner, names)
        : scrubbedValue(inner, names),
    ]),
  )

function scrubbedValue(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => scrubbedValue(one, names))
  return value === null || typeof value !== 'object' ? value : scrubbedTexts(value, names)
}

/** Enough to recognise a request by, too little to write to: `j…@e….com`, `…0123`. */
export function masked(title: string): string {
  const [name = '', host] = title.split('@')
  if (host !== undefined) return `${name.slice(0, 1)}…@${host.slice(0, 1)}…${host.slice(host.lastIndexOf('.'))}`
  if (/^[+\d][\d\s()-]+$/.test(title)) return `…${title.slice(-4)}`
  return `${[...title][0] ?? ''}…`
}

/** What staff typed to find a buyer. A number may be a phone or an order. */
export function getLookup(keyword: string) {
  const text = keyword.trim()
  const isMail = text.includes('@')
  const isPhone = !isMail && /^[+\d][\d\s().-]{7,}$/.test(text)
  return {
    emails: isMail ? [text] : [],
    phones: isPhone ? [text] : [],
    numbers: isMail || text === '' ? [] : [text],
    market_orders: [],
  }
}

/** Children before their parents, so that no foreign key is in the way. */
export function inDeletionOrder<T extends { readonly table: string }>(
  tables: readonly T[],
  references: readonly { readonly child: string; readonly parent: string }[],
): T[] {
  const left = new Map(tables.map((one) => [one.table, one]))
  const ordered: T[] = []
  while (left.size > 0) {
    const blocked = new Set(
      references.filter(({ child, parent }) => child !== parent && left.has(child)).map(({ parent }) => parent),
    )
    const free = [...left.values()].filter(({ table }) => !blocked.has(table))
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...left.keys()].join(', ')}`)
    for (const one of free) left.delete(one.table)
    ordered.push(...free)
  }
  return ordered
}
