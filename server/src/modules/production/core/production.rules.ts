import { nextTaskState, type TaskState } from '@inkroute/contract/production/codes'
import { addWorkingHours, type WorkingCalendar, workStart } from '@inkroute/engine/dispatch/working-calendar'

const HOUR_MS = 3_600_000

/** Days off and payments after the cut-off give the factory more time, as the product page promises. */
export function dueAt(paid_at: string | Date, hours: number, calendar: WorkingCalendar | null = null): Date {
  const paid = new Date(paid_at)
  return calendar
    ? addWorkingHours(calendar, workStart(calendar, paid).at, hours)
    : new Date(paid.getTime() + hours * HOUR_MS)
}

/** The files come first; the factory and its machines need the rest of the promised time. */
export const PRINTS_SHARE = 1 / 8

/** When the print files have to be there for the promise to be kept. */
export function printsDueAt(paid_at: string | Date, hours: number, calendar: WorkingCalendar | null = null): Date {
  return dueAt(paid_at, hours * PRINTS_SHARE, calendar)
}

/** What scanning does; null when there is nothing left to do. */
export const stepAfter = (state: TaskState): TaskState | null => nextTaskState[state]

/** An order is packed with the last of its tasks; cancelled ones do not count. */
export const isAllPacked = (states: readonly TaskState[]): boolean => {
  const counted = states.filter((state) => state !== 'cancelled')
  return counted.length > 0 && counted.every((state) => state === 'packed')
}

/** Reprints go before regular work. */
export const REPRINT_PRIORITY = 10
