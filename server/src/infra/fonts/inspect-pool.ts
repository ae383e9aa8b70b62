import { type ProcessPool, processPool } from '../processes/process-pool.ts'
import type { FontVerdict } from './inspect-font.ts'

/** Fonts that sellers send are read in processes without secrets, which can be killed. */
export const inspectPool: ProcessPool<Uint8Array, FontVerdict> = processPool({
  name: 'fonts',
  script: new URL('./inspect-font.child.ts', import.meta.url),
  max_processes: 2,
  cpuLimitOf: () => 20_000,
  timeout_ms: 60_000,
  max_heap_mb: 512,
  max_memory_mb: 1_500,
  max_cpu_seconds: 300,
})

let apps = 0

/** Keeps the pool running while any app is open. Returns the function that releases it. */
export function openInspecting(): () => Promise<void> {
  apps++
  inspectPool.open()
  let is_open = true
  return async () => {
    if (is_open) apps--
    is_open = false
    if (apps === 0) await inspectPool.close()
  }
}
