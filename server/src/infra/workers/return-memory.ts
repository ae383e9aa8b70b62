import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 20_000
/** Busy for less than this part of the time: nobody is likely to notice a pause of a quarter of a second. */
const QUIET = 0.02
/** Less work than this leaves no garbage worth a pause. */
const WORTH_MS = 1500

/**
 * Decides from the milliseconds that the event loop has been busy so far, asked at equal intervals, when to collect: in the
 * first quiet interval after enough work, and not again until there was more of it.
 */
export function quietMoments(): (busy_ms: number) => boolean {
  let seen_ms = 0
  let collected_ms = 0
  return (busy_ms) => {
    const is_quiet = busy_ms - seen_ms < QUIET * EVERY_MS
    seen_ms = busy_ms
    if (!is_quiet || busy_ms - collected_ms < WORTH_MS) return false
    collected_ms = busy_ms
    return true
  }
}

/** V8 shows the function only in contexts made after the flag. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return () => void collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * V8 collects when it wants more room. A process that was busy and is no longer wants none, and would keep for days what it
 * needed for a minute; so it is asked to return it.
 */
export function returnMemoryWhenQuiet(): () => void {
  const collect = collector()
  const isMoment = quietMoments()
  const timer = setInterval(() => {
    if (isMoment(performance.eventLoopUtilization().active)) collect()
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
