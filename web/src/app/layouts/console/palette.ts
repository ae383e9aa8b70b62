import type { MenuSection } from './console-menu.ts'

/** An entry of the command palette. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** Other words people may type for it. */
  readonly aliases: readonly string[]
  readonly hint: string
  readonly to: string
  readonly is_blank?: boolean
}

export const MAX_ENTRIES = 12
const MIN_LOOSE_LENGTH = 3

export const screensOf = (menu: readonly MenuSection[]): PaletteEntry[] =>
  menu.flatMap((section) =>
    section.items.map((item) => ({
      id: item.key,
      label: item.label,
      aliases: [item.path, section.label],
      hint: section.label,
      to: item.path,
      is_blank: item.is_blank,
    })),
  )

/** Match rank: 0 prefix, 1 substring, 2 alias, 3 letters in order; null is no match. */
export function scoreOf(entry: PaletteEntry, query: string): number | null {
  const label = entry.label.toLowerCase()
  if (label.startsWith(query)) return 0
  if (label.includes(query)) return 1
  if (entry.aliases.some((alias) => alias.toLowerCase().includes(query))) return 2
  // Almost every name contains two given letters in order.
  if (query.length < MIN_LOOSE_LENGTH) return null
  let from = 0
  for (const letter of query.replaceAll(' ', '')) {
    const found = label.indexOf(letter, from)
    if (found === -1) return null
    from = found + 1
  }
  return 3
}

export function searchEntries(entries: readonly PaletteEntry[], input: string): readonly PaletteEntry[] {
  const query = input.trim().toLowerCase()
  if (query === '') return entries.slice(0, MAX_ENTRIES)
  return entries
    .map((entry, place) => ({ entry, place, score: scoreOf(entry, query) }))
    .filter((found): found is typeof found & { score: number } => found.score !== null)
    .sort((a, b) => a.score - b.score || a.place - b.place)
    .slice(0, MAX_ENTRIES)
    .map((found) => found.entry)
}

/** The entry an arrow key moves to, wrapping at both ends. */
export const nextLine = (current: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (current + step + count) % count
