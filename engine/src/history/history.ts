import { z } from 'zod'

/** Steps back. Documents share what did not change, so a long history is cheap in memory … */
export const HISTORY_LIMIT = 100
/** … but not in a browser's storage, where every step is written out. */
const STORED_STEPS = 10

export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** Changes with the same key in a row, such as the moves of one drag, are one step. */
  readonly key: string | null
}

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], key: null })

export function record<T>(history: History<T>, next: T, key: string | null = null, limit = HISTORY_LIMIT): History<T> {
  if (next === history.present) return history
  if (key !== null && key === history.key) return { ...history, present: next, future: [] }
  return { past: [...history.past, history.present].slice(-limit), present: next, future: [], key }
}

/** The next change starts a new step, whatever its key. */
export const endStep = <T>(history: History<T>): History<T> =>
  history.key === null ? history : { ...history, key: null }

export function undo<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    key: null,
  }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, key: null }
}

/** The nearest steps, for storage. */
export const nearestSteps = <T>(history: History<T>): History<T> => ({
  ...history,
  past: history.past.slice(-STORED_STEPS),
  future: history.future.slice(0, STORED_STEPS),
})

/** For restoring after a reload. */
export const historySchema = <T>(step: z.ZodType<T>) =>
  z.object({
    past: z.array(step).max(HISTORY_LIMIT),
    present: step,
    future: z.array(step).max(HISTORY_LIMIT),
    key: z.string().nullable(),
  })
