import { create } from 'zustand'

/** How many calls somebody is visibly waiting for, for the loading overlay. */
export const usePendingCalls = create<{ readonly count: number }>(() => ({ count: 0 }))

const add = (step: number) => usePendingCalls.setState((state) => ({ count: state.count + step }))

/** Counts a call while it runs. Polls and background refreshes are not counted. */
export async function countPending<T>(is_counted: boolean, run: () => Promise<T>): Promise<T> {
  if (!is_counted) return run()
  add(1)
  try {
    return await run()
  } finally {
    add(-1)
  }
}
