import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { percentile } from './judge.ts'
import { memoryByPart, type Part } from './watch.ts'

const SAMPLE_MS = 10_000
/** What growth over the second half is noise: of the part's own size, and at least so much. */
const NOISE = { share: 0.05, mb: 10 }
/** Of the samples, at either end. */
const END_SHARE = 0.1

export interface PartMemory {
  readonly part: Part
  readonly first_mb: number
  readonly last_mb: number
  readonly most_mb: number
  /** By least squares over the second half. */
  readonly slope_mb_per_hour: number
  readonly verdict: 'flat' | 'growing' | 'shrinking'
  /** Ends when idle, or is no part of a real installation. */
  readonly is_apart: boolean
}

export interface Soak {
  readonly minutes: number
  readonly requests_per_s: number
  readonly errors: number
  readonly parts: readonly PartMemory[]
}

interface MemorySample {
  readonly at_s: number
  readonly mb: ReadonlyMap<Part, number>
}

/** Slope of the line through these points that fits best. */
export function getSlope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return spread === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread
}

function memoryOfPart(part: Part, samples: readonly MemorySample[]): PartMemory {
  const points = samples.map(({ at_s, mb }) => [at_s, mb.get(part) ?? 0] as const)
  const values = points.map(([, mb]) => mb)
  const ends = Math.max(1, Math.floor(values.length * END_SHARE))
  const half = points.slice(Math.floor(points.length / 2))
  const slope = getSlope(half)
  const growth_mb = slope * ((half.at(-1)?.[0] ?? 0) - (half[0]?.[0] ?? 0))
  const noise_mb = Math.max(NOISE.mb, NOISE.share * percentile(values, 0.5))
  const moved = growth_mb > 0 ? 'growing' : 'shrinking'
  return {
    part,
    first_mb: Math.round(percentile(values.slice(0, ends), 0.5)),
    last_mb: Math.round(percentile(values.slice(-ends), 0.5)),
    most_mb: Math.round(Math.max(...values)),
    slope_mb_per_hour: Math.round(slope * 3600),
    verdict: Math.abs(growth_mb) <= noise_mb ? 'flat' : moved,
    is_apart: part === 'decoders' || part === 'sandbox',
  }
}

/** Samples memory until told to stop. */
export function watchMemory(cluster: Cluster): { stop(): Promise<readonly PartMemory[]> } {
  const samples: MemorySample[] = []
  const begun = performance.now()
  let is_over = false
  const watching = (async () => {
    while (!is_over) {
      samples.push({ at_s: (performance.now() - begun) / 1000, mb: memoryByPart(cluster) })
      await wait(SAMPLE_MS)
    }
  })()
  return {
    async stop() {
      is_over = true
      await watching
      const parts = new Set(samples.flatMap(({ mb }) => [...mb.keys()]))
      return [...parts].map((part) => memoryOfPart(part, samples))
    },
  }
}
