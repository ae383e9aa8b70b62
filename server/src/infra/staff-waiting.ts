import type { Db } from './db/database.ts'

/** Open work for staff on one screen. The module that owns the rows registers it; the menu shows the counts. */
export interface StaffWaiting {
  /** The address of the screen. */
  readonly path: string
  /** The permission staff need to open it. */
  readonly permission: string
  count(db: Db): Promise<number>
}

const sources = new Map<string, StaffWaiting>()

export function registerStaffWaiting(source: StaffWaiting): void {
  sources.set(source.path, source)
}

export const staffWaiting = (): StaffWaiting[] => [...sources.values()]
