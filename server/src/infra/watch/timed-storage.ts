import type { Storage } from '../storage/storage.ts'
import { storageMeter } from '../trace/meters.ts'
import { traced } from '../trace/trace.ts'

/** Calls that end when the store has answered. Reading a stream takes as long as its reader wants. */
const timed = ['put', 'putFile', 'get', 'stream', 'head', 'remove', 'copy', 'localFile'] as const

/** The same storage; every call is timed by how it ended. A missing object is an answer, not a failure. */
export function timedStorage(storage: Storage): Storage {
  const measured = timed.map((operation) => {
    const call = storage[operation].bind(storage) as (...args: unknown[]) => Promise<unknown>
    const timedCall = async (...args: unknown[]) => {
      const stop = storageMeter.startTimer({ operation })
      try {
        const result = await traced({ name: `storage ${operation}`, kind: 'client' }, () => call(...args))
        stop({ outcome: 'ok' })
        return result
      } catch (error) {
        stop({ outcome: (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'failed' })
        throw error
      }
    }
    return [operation, timedCall] as const
  })
  return { ...storage, ...Object.fromEntries(measured) }
}
