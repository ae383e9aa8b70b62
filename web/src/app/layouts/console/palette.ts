import type { MenuSection } from './console-menu.ts'

/** One line of the command palette. Sources add their own kinds. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** What else people may type for it. */
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

/** How well an entry answers: 0 begins with it, 1 contains it, 2 by an alias, 3 letters in order; null does not. */
export function scoreOf(entry: PaletteEntry, query: string): number | null {
  const label = entry.label.toLowerCase()
  if (label.startsWith(query)) return 0
  if (label.includes(query)) return 1
  if (entry.aliases.some((alias) => alias.toLowerCase().includes(query))) return 2
  // Two letters in order stand in almost every name.
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

/** The line that arrow keys reach next, around both ends. */
export const nextLine = (current: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (current + step + count) % count
