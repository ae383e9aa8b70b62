import { availableParallelism } from 'node:os'
import { fontConfigFile, fontFolder } from '../../infra/fonts/drawing-fonts.ts'
import { type ProcessPool, processPool } from '../../infra/processes/process-pool.ts'
import type { IntakeResult, IntakeTask, WrittenFile } from './intake/take-in-file.ts'

/** Processor time. A drawing is checked for what it costs before; one that takes longer found a way around that. */
const WORK_MS = 60_000
const DRAWING_WORK_MS = 20_000
/** By the clock, for what hangs; the repair job comes after it. */
const TIMEOUT_MS = 120_000

export const intakeLimitMs = ({ is_drawing }: Pick<IntakeTask, 'is_drawing'>): number =>
  is_drawing ? DRAWING_WORK_MS : WORK_MS

/** One more than there are cores, since a seller may have all but one. */
const MAX_PROCESSES = Math.max(3, Math.min(8, availableParallelism() + 1))

/** One for the program: what limits it is the machine, not the number of apps in it. */
export const intakePool: ProcessPool<IntakeTask, IntakeResult<WrittenFile>> = processPool({
  script: new URL('./intake/intake.child.ts', import.meta.url),
  max_processes: MAX_PROCESSES,
  cpuLimitOf: intakeLimitMs,
  timeout_ms: TIMEOUT_MS,
  env: async () => ({ FONTCONFIG_FILE: fontConfigFile(await fontFolder()), PATH: '/usr/bin:/bin' }),
  // Someone who uploads once soon uploads again; a new process takes about a second to start.
  idle_ms: 300_000,
  max_heap_mb: 768,
  max_memory_mb: 2_500,
  max_cpu_seconds: 600,
})

let apps = 0

/** Intake works as long as one app of the program is open. Answers how this app lets go of it. */
export function openIntake(): () => Promise<void> {
  apps++
  intakePool.open()
  let is_open = true
  return async () => {
    if (is_open) apps--
    is_open = false
    if (apps === 0) await intakePool.close()
  }
}
