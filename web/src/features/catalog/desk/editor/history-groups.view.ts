export interface VersionEntry {
  readonly number: number
  readonly action: string
  readonly at: string
  readonly by: string
}

export interface VersionGroup<E extends VersionEntry> {
  readonly newest: E
  /** The version to compare with: the one before the oldest of the group. */
  readonly before: number
  readonly saves: number
}

const SAME_SITTING_MS = 3_600_000

/** The editor saves every few seconds: what one person saved in one sitting is one step of the history. */
export function groupVersions<E extends VersionEntry>(entries: readonly E[]): VersionGroup<E>[] {
  const groups: { newest: E; oldest: E; saves: number }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const is_same =
      last?.newest.action === 'saved' &&
      entry.action === 'saved' &&
      entry.by === last.newest.by &&
      Date.parse(last.oldest.at) - Date.parse(entry.at) < SAME_SITTING_MS
    if (is_same && last) {
      last.oldest = entry
      last.saves++
    } else groups.push({ newest: entry, oldest: entry, saves: 1 })
  }
  return groups.map(({ newest, oldest, saves }) => ({ newest, before: oldest.number - 1, saves }))
}
