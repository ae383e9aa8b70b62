import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

interface KeptRunning {
  /** Stops the child for good; kills it if it takes too long. */
  stop(): Promise<void>
}

interface Child {
  /** Shown to the operator. */
  readonly name: string
  /** Starts it; settles once it is ready or has failed. */
  readonly launch: () => Promise<ChildProcess>
  readonly stop_signal: NodeJS.Signals
  /** How long it may take to stop before it is killed with `kill_signal`. */
  readonly grace_ms: number
  readonly kill_signal: NodeJS.Signals
  /** Asked when that time is over: while it is, it gets as long again. */
  readonly isAtWork?: () => Promise<boolean>
  readonly report?: (line: string) => void
}

const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 10_000
/** A child that ran this long was healthy: earlier failures no longer count. */
const WELL_AFTER_MS = 60_000

/** A child that died by a signal has no exit code. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const ended = (child: ChildProcess): Promise<void> =>
  hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()))

/** False when it has not ended by then. */
function endedWithin(child: ChildProcess, ms: number): Promise<boolean> {
  const waiting = new AbortController()
  const late = wait(ms, false, { signal: waiting.signal }).catch(() => false)
  return Promise.race([ended(child).then(() => true), late]).finally(() => waiting.abort())
}

async function end(child: ChildProcess, { stop_signal, grace_ms, kill_signal, isAtWork }: Child): Promise<void> {
  if (hasEnded(child)) return
  child.kill(stop_signal)
  while (!(await endedWithin(child, grace_ms))) if (!(await isAtWork?.())) break
  child.kill(kill_signal)
  // A process that is stopped or hangs in the system only hears this one.
  if (!(await endedWithin(child, grace_ms))) child.kill('SIGKILL')
  await ended(child)
}

/**
 * Starts a child process and restarts it whenever it ends unexpectedly, with growing pauses of up to ten seconds. It does
 * not give up: once a full disk has space again, work continues without help.
 */
export async function keepRunning(kept: Child): Promise<KeptRunning> {
  const { name, launch, report = console.error } = kept
  const stopping = new AbortController()
  let child = await launch()

  async function watch(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const started_at = Date.now()
      await ended(child)
      if (stopping.signal.aborted) return
      failures = Date.now() - started_at > WELL_AFTER_MS ? 0 : failures + 1
      report(`${name} ended unexpectedly (${child.signalCode ?? `exit ${child.exitCode}`}); starting it again.`)
      for (let is_up = false; !is_up; failures++) {
        const delay_ms = Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS)
        await wait(delay_ms, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return
        is_up = await relaunch()
      }
    }
  }

  async function relaunch(): Promise<boolean> {
    try {
      child = await launch()
      report(`${name} is running again.`)
      return true
    } catch (error) {
      report(`${name} could not be started again: ${(error as Error).message}`)
      return false
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await end(child, kept)
      // A restart may have been in progress: stop that child too.
      await watching
      await end(child, kept)
    },
  }
}
