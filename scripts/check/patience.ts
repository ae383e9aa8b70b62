// How long a test waits for what must happen, on this machine as busy as it is now. Nothing waits longer than it must:
// this only tells what hangs from what is slow.
import { createHash } from 'node:crypto'

declare module 'vitest' {
  interface ProvidedContext {
    patience_ms: number
  }
}

const REFERENCE_MS = 180
const ROUNDS = 40
const BASE_MS = 300_000
const MOST = 6

/** How many times slower this machine is than one with two ordinary cores and nothing else to do. */
export function slowness(): number {
  const block = Buffer.alloc(1_000_000, 7)
  const started = performance.now()
  for (let round = 0; round < ROUNDS; round++) createHash('sha256').update(block).digest()
  return Math.min(MOST, Math.max(1, (performance.now() - started) / REFERENCE_MS))
}

/** Measured once for a run; its processes inherit it. */
export function patienceMs(): number {
  process.env.INKROUTE_PATIENCE_MS ??= String(Math.round(BASE_MS * slowness()))
  return Number(process.env.INKROUTE_PATIENCE_MS)
}
