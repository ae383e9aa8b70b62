import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `--short`: every call of a benchmark a few times, to see that it works and its answers are right; no time is judged. */
export const is_short = process.argv.includes('--short')

/** How many in earnest, and how many in the short form. */
export const few = <T>(usual: T, short: T): T => (is_short ? short : usual)

/** What a figure may be at most, or has to be at least. */
type Limit = { readonly most: number } | { readonly least: number }

export interface Figure {
  readonly bench: string
  readonly name: string
  readonly value: number
  /** Absent where a benchmark only tells. */
  readonly limit?: number
  readonly better: 'more' | 'less'
}

export interface Bench {
  /** Something that takes a while to start, and how it ends: stopped meanwhile, it is ended as soon as it has started. */
  start<T>(starting: Promise<T>, end: (started: T) => unknown): Promise<T>
  /** Ends something the benchmark has started: when it is over, fails, or is stopped; last started, first ended. */
  atEnd(end: () => unknown): void
  /** A figure the benchmark promises; those it missed are named at its end. True when it is kept. */
  bar(name: string, value: number, limit: Limit): boolean
  /** A figure to compare releases by, without a promise. */
  figure(name: string, value: number, better: Figure['better']): void
}

const ends = new Map<string, (() => unknown)[]>()
let is_over = false
const figures: Figure[] = []

export const isKept = ({ value, limit, better }: Figure): boolean =>
  limit === undefined || (better === 'less' ? value <= limit : value >= limit)

export function openBench(bench: string): Bench {
  const own: (() => unknown)[] = []
  ends.set(bench, own)
  const note = (figure: Figure): boolean => {
    // Nothing was measured: that is wrong in the short form, too.
    if (!Number.isFinite(figure.value)) throw new Error(`${figure.name} is ${figure.value}`)
    figures.push(figure)
    return isKept(figure)
  }
  return {
    async start(starting, end) {
      own.push(async () => {
        const [started] = await Promise.allSettled([starting])
        if (started.status === 'fulfilled') await end(started.value)
      })
      const started = await starting
      // Nothing more is begun while all is being ended.
      return is_over ? new Promise(() => {}) : started
    },
    atEnd: (end) => void own.push(end),
    bar: (name, value, limit) =>
      'most' in limit
        ? note({ bench, name, value, limit: limit.most, better: 'less' })
        : note({ bench, name, value, limit: limit.least, better: 'more' }),
    figure: (name, value, better) => void note({ bench, name, value, better }),
  }
}

/** A folder that is deleted at the end. */
export function openFolder({ atEnd }: Bench): string {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Ends all that a benchmark has started. One that cannot be ended keeps no other from it. */
export async function endBench(bench: string): Promise<void> {
  const own = ends.get(bench) ?? []
  for (let end = own.pop(); end; end = own.pop()) {
    try {
      await end()
    } catch (error) {
      console.error(`${bench}: ${error}`)
    }
  }
}

export const endAll = async (): Promise<void> => {
  is_over = true
  for (const bench of [...ends.keys()].toReversed()) await endBench(bench)
}

export const figuresSoFar = (): readonly Figure[] => figures
