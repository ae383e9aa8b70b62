import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const TICKS_A_SECOND = 100
const STOLEN = 8

/** CPU steal time in milliseconds, per processor; 0 where the host does not report it. */
function stolen_ms(): number {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    return (1000 * Number(all.split(/\s+/)[STOLEN] ?? 0)) / TICKS_A_SECOND
  } catch {
    return 0
  }
}

/**
 * A clock that excludes CPU steal time. On a shared host that is anything from nothing to half of a few seconds, and
 * would penalise whatever happened to be measured then.
 */
export function ownClock(): { ms(): number; stolen_share(): number } {
  const from = { wall_ms: performance.now(), stolen_ms: stolen_ms() }
  const wall = () => performance.now() - from.wall_ms
  const lost = () => (stolen_ms() - from.stolen_ms) / availableParallelism()
  return {
    ms: () => Math.max(1, wall() - lost()),
    stolen_share: () => lost() / wall(),
  }
}
