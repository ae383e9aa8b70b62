import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Called on a thread: requests and the database come first from here on. Linux ranks each thread by itself; elsewhere,
 * and where it is not allowed, all stay equal.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return
  try {
    const thread_id = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread_id, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A rank is a courtesy, not a need.
  }
}
