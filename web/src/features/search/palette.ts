import { type SearchHit, type SearchKind, searchKinds } from '@inkroute/contract/search/search'
import type { Language } from '../../shared/text/text.ts'
import type { IconName } from '../../shared/ui/icon.tsx'

export type EntryKind = SearchKind | 'page' | 'action'
type GroupKind = EntryKind | 'recent'

/** An entry of the command palette. */
export interface PaletteEntry {
  readonly id: string
  readonly kind: EntryKind
  readonly label: string
  /** Other words people may type for it. */
  readonly aliases: readonly string[]
  readonly hint: string
  readonly icon: IconName
  readonly picture_url?: string | null
  /** Where it leads; an entry without an address does something here. */
  readonly to: string | null
  readonly run?: () => void
  /** Opens in a new tab. */
  readonly is_blank?: boolean
}

export interface PaletteGroup {
  readonly kind: GroupKind
  readonly entries: readonly PaletteEntry[]
}

export const iconOf: Record<EntryKind, IconName> = {
  order: 'order',
  goods: 'box',
  sku: 'grid',
  store: 'listing',
  help: 'book',
  page: 'arrow_right',
  action: 'plus',
}

const MIN_LOOSE_LENGTH = 3

/** From the start of a word: `ir` is an order number, not third-party. Chinese has no such starts. */
const namesIt = (name: string, query: string): boolean =>
  /\p{Script=Han}/u.test(query)
    ? name.includes(query)
    : name.startsWith(query) || ['/', ' ', '-'].some((gap) => name.includes(`${gap}${query}`))

/** Match rank: 0 prefix, 1 start of a word, 2 alias or substring, 3 letters in order; null is no match. */
function findScore(entry: PaletteEntry, query: string): number | null {
  const label = entry.label.toLowerCase()
  if (label.startsWith(query)) return 0
  if (namesIt(label, query)) return 1
  if (entry.aliases.some((alias) => namesIt(alias.toLowerCase(), query))) return 2
  // Almost every name contains two given letters in order.
  if (query.length < MIN_LOOSE_LENGTH) return null
  if (label.includes(query)) return 2
  let from = 0
  for (const letter of query.replaceAll(' ', '')) {
    const found = label.indexOf(letter, from)
    if (found === -1) return null
    from = found + 1
  }
  return 3
}

export function searchEntries(entries: readonly PaletteEntry[], input: string, limit: number): readonly PaletteEntry[] {
  const query = input.trim().toLowerCase()
  if (query === '') return entries.slice(0, limit)
  return entries
    .map((entry, place) => ({ entry, place, score: findScore(entry, query) }))
    .filter((found): found is typeof found & { score: number } => found.score !== null)
    .sort((a, b) => a.score - b.score || a.place - b.place)
    .slice(0, limit)
    .map((found) => found.entry)
}

/** One Chinese character says something, one letter does not. */
export const isSearchable = (query: string): boolean => query.length >= 2 || /\p{Script=Han}/u.test(query)

function getPath({ kind, id, title, goods_id }: SearchHit, language: Language): string {
  switch (kind) {
    case 'order':
      return `/myOrder/orderDetail/${id}`
    case 'goods':
      return `/goods/detail/${id}`
    case 'sku':
      return `/goods/detail/${goods_id ?? id}`
    case 'store':
      return `/myOrder/storeAdmin?keyword=${encodeURIComponent(title)}`
    case 'help':
      return `${language === 'en' ? '/en' : ''}/helpCenter?id=${id}`
  }
}

export const entryOfHit = (hit: SearchHit, language: Language): PaletteEntry => ({
  id: `${hit.kind}-${hit.id}`,
  kind: hit.kind,
  label: hit.title,
  aliases: [],
  hint: hit.note,
  icon: iconOf[hit.kind],
  picture_url: hit.picture_url,
  to: getPath(hit, language),
  is_blank: hit.kind === 'help',
})

interface Sources {
  readonly query: string
  readonly recent: readonly PaletteEntry[]
  readonly actions: readonly PaletteEntry[]
  readonly pages: readonly PaletteEntry[]
  readonly found: readonly PaletteEntry[]
}

const MOST = { recent: 6, action: 4, page: 5, all_actions: 8 } as const

/** What is shown for a query, group by group. What is known here comes first, so that later answers move nothing. */
export function getGroups({ query, recent, actions, pages, found }: Sources): readonly PaletteGroup[] {
  const is_empty = query.trim() === ''
  const groups: readonly PaletteGroup[] = is_empty
    ? [
        { kind: 'recent', entries: recent.slice(0, MOST.recent) },
        { kind: 'action', entries: actions.slice(0, MOST.all_actions) },
        { kind: 'page', entries: pages.slice(0, MOST.page) },
      ]
    : [
        { kind: 'action', entries: searchEntries(actions, query, MOST.action) },
        { kind: 'page', entries: searchEntries(pages, query, MOST.page) },
        ...searchKinds.map((kind) => ({ kind, entries: found.filter((entry) => entry.kind === kind) })),
      ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** The entry an arrow key moves to, wrapping at both ends. */
export const nextLine = (current: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (current + step + count) % count
