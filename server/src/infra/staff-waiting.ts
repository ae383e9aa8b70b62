import type { Db } from './db/database.ts'

/** What waits for staff on one screen. Whoever owns the rows declares it in its module file; the menu asks all of them. */
export interface StaffWaiting {
  /** The address of the screen. */
  readonly path: string
  /** What staff need to open it. */
  readonly permission: string
  count(db: Db): Promise<number>
}

const sources = new Map<string, StaffWaiting>()

export function registerStaffWaiting(source: StaffWaiting): void {
  sources.set(source.path, source)
}

export const staffWaiting = (): StaffWaiting[] => [...sources.values()]
