import { nextTaskState, type TaskState } from '@inkroute/contract/production/codes'

const HOUR_MS = 3_600_000

export const dueAt = (paid_at: string | Date, hours: number): Date =>
  new Date(new Date(paid_at).getTime() + hours * HOUR_MS)

/** What scanning does; null when there is nothing left to do. */
export const stepAfter = (state: TaskState): TaskState | null => nextTaskState[state]

/** An order is packed with the last of its tasks; cancelled ones do not count. */
export const isAllPacked = (states: readonly TaskState[]): boolean => {
  const counted = states.filter((state) => state !== 'cancelled')
  return counted.length > 0 && counted.every((state) => state === 'packed')
}

/** Reprints go before regular work. */
export const REPRINT_PRIORITY = 10
