import { z } from 'zod'
import { type EntryKind, iconOf, type PaletteEntry } from './palette.ts'

const MOST = 6
const getKey = (user_id: number) => `inkroute.search-recent.${user_id}`

const kinds = Object.keys(iconOf) as [EntryKind, ...EntryKind[]]
/** Only what the line needs: a buyer's name stays on the server. */
const Kept = z.array(z.object({ id: z.string(), kind: z.enum(kinds), label: z.string(), to: z.string() }))

/** What this person opened last from the palette, in this browser. */
export function readRecent(user_id: number): readonly PaletteEntry[] {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(getKey(user_id)) ?? '[]'))
    if (!kept.success) return []
    return kept.data.map((entry) => ({
      ...entry,
      aliases: [],
      hint: '',
      icon: iconOf[entry.kind],
      is_blank: entry.kind === 'help',
    }))
  } catch {
    return []
  }
}

export function keepRecent(user_id: number, { id, kind, label, to }: PaletteEntry): void {
  if (to === null) return
  const others = readRecent(user_id).filter((entry) => entry.id !== id)
  const kept = [
    { id, kind, label, to },
    ...others.map((one) => ({ id: one.id, kind: one.kind, label: one.label, to: one.to })),
  ]
  try {
    localStorage.setItem(getKey(user_id), JSON.stringify(kept.slice(0, MOST)))
  } catch {
    // Without storage nothing is remembered.
  }
}
