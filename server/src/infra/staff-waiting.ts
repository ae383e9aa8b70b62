import type { Db } from './db/database.ts'
import { hookPoint } from './hooks.ts'

/** Open work for staff on one screen. The module that owns the rows states it; the menu shows the counts. */
interface StaffWaiting {
  /** The address of the screen. */
  readonly path: string
  /** The permission staff need to open it. */
  readonly permission: string
  count(db: Db): Promise<number>
}

export const staffWaiting = hookPoint<StaffWaiting>({
  name: 'staff.waiting',
  may: ['answer'],
  about: 'Open work on a screen of the operations console, shown as a number in the menu.',
  key: ({ path }) => path,
})
