import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lowers the priority of the calling thread, so that requests and the database come first. Only Linux has priorities per
 * thread; elsewhere, or without permission, nothing changes.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    const thread_id = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread_id, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Optional: without permission the thread keeps its priority.
  }
}
