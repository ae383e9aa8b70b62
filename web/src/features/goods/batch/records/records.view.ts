import type { BatchProgress } from '@inkroute/contract/goods/batch/batch'

/** Seconds, minutes or hours, whichever a person would say. */
export function spokenTime(seconds: number): { readonly unit: 'seconds' | 'minutes' | 'hours'; readonly n: number } {
  if (seconds < 90) return { unit: 'seconds', n: Math.max(1, Math.round(seconds)) }
  if (seconds < 5400) return { unit: 'minutes', n: Math.round(seconds / 60) }
  return { unit: 'hours', n: Math.round(seconds / 360) / 10 }
}

/** How much of a run is behind it, 0 to 1. What was left out was never ahead. */
export function shareDone({ total, done, failed, skipped, cancelled, made }: BatchProgress): number {
  const wanted = total - skipped
  return wanted <= 0 ? 1 : Math.min(1, (done + failed + cancelled + made * 0.5) / wanted)
}
