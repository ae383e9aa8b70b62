import { setTimeout as wait } from 'node:timers/promises'
import type { Share } from './day.ts'

/** One request: how long its caller waited, from the moment it was due. */
export interface Sample {
  readonly call: string
  readonly ms: number
  /** Why it failed. */
  readonly error?: string
}

export interface Visit {
  readonly number: number
  /** A whole number below `below`, the same in every run. */
  random(below: number): number
  step<T>(call: string, work: () => Promise<T>): Promise<T>
  /** Requests a browser sends side by side. */
  together<I>(call: string, inputs: readonly I[], work: (input: I) => Promise<unknown>): Promise<void>
}

export type Journey = (visit: Visit) => Promise<void>

/** Between two requests of one person: a compressed day, so that little of a step is spent on thinking. */
const THINK_MS = 300
const MAX_OPEN_JOURNEYS = 3000
const SETTLE_MS = 20_000

/** Mulberry32: the same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Kinds in turn, each as often as its share, so that rare ones come in every step. */
function turns(shares: readonly Share[]): () => Share {
  const credit = new Map(shares.map((share) => [share, share.percent / 2]))
  return () => {
    for (const share of shares) credit.set(share, (credit.get(share) ?? 0) + share.percent)
    const [next] = shares.toSorted((a, b) => (credit.get(b) ?? 0) - (credit.get(a) ?? 0))
    if (!next) throw new Error('Nobody comes.')
    credit.set(next, (credit.get(next) ?? 0) - 100)
    return next
  }
}

export interface Generator {
  /**
   * People come at random moments, so many that about `rate` requests a second are due, and whether earlier ones have
   * been answered or not. Samples of the first `warm_s` seconds are left out.
   */
  play(rate: number, seconds: number, warm_s: number, onSample?: (sample: Sample) => void): Promise<Played>
}

export interface Played {
  readonly samples: readonly Sample[]
  readonly people: number
  /** Sent in the measured time, per second. */
  readonly requests_per_s: number
}

export function generator(shares: readonly Share[], seed: number): Generator {
  const random = randomNumbers(seed)
  const next = turns(shares)
  let number = 0
  /** Learnt from the journeys played so far; how many there are is known only after the first. */
  const sent = { requests: 5, journeys: 1 }

  async function play(rate: number, seconds: number, warm_s: number, onSample = (_: Sample) => {}): Promise<Played> {
    const samples: Sample[] = []
    const open = new Set<Promise<void>>()
    const begun = performance.now()
    const measured_from = begun + warm_s * 1000
    const until = begun + seconds * 1000
    let [requests, people] = [0, 0]

    async function timed<T>(call: string, due: number, work: () => Promise<T>): Promise<T> {
      sent.requests++
      const is_measured = due >= measured_from && due < until
      if (is_measured) requests++
      const note = (error?: string) => {
        if (!is_measured) return
        const sample = { call, ms: performance.now() - due, ...(error === undefined ? {} : { error }) }
        samples.push(sample)
        onSample(sample)
      }
      try {
        const answer = await work()
        note()
        return answer
      } catch (error) {
        note(error instanceof Error ? error.message : String(error))
        throw error
      }
    }

    function getVisit(arrived: number): Visit {
      let due = arrived
      const after = async <T>(work: () => Promise<T>): Promise<T> => {
        const answer = await work()
        due = performance.now() + THINK_MS
        await wait(THINK_MS)
        return answer
      }
      return {
        number: number++,
        random: (below) => Math.floor(random() * below),
        step: (call, work) => after(() => timed(call, due, work)),
        together: (call, inputs, work) =>
          after(async () => {
            await Promise.all(inputs.map((input) => timed(call, due, () => work(input))))
          }),
      }
    }

    for (let due = begun; due < until; ) {
      const people_per_s = rate / (sent.requests / sent.journeys)
      due += (-Math.log(1 - random()) / people_per_s) * 1000
      await wait(Math.max(0, due - performance.now()))
      if (open.size >= MAX_OPEN_JOURNEYS) break
      sent.journeys++
      if (due >= measured_from) people++
      // What a refusal says is counted with its call; the person leaves.
      const one = next()
        .journey(getVisit(due))
        .catch(() => {})
        .finally(() => open.delete(one))
      open.add(one)
    }
    await Promise.race([Promise.all(open), wait(SETTLE_MS)])
    return { samples, people, requests_per_s: requests / (seconds - warm_s) }
  }
  return { play }
}
