import { expect, test } from 'vitest'
import { inParallel } from './schedule.ts'
import type { Step } from './steps.ts'

const step = (cores: number, ...after: string[]): Step => ({ cores, after, run: () => Promise.reject() })

/** What starts, and what ends when it is let. */
async function play(steps: Record<string, Step>, cores: number): Promise<string[]> {
  const log: string[] = []
  await inParallel(steps, Object.keys(steps), cores, async (name) => {
    log.push(`${name} starts`)
    // Others that may start do so first.
    await new Promise(setImmediate)
    log.push(`${name} ends`)
    return { name, ms: 1, ok: true, output: '', cpu_s: 0 }
  })
  return log
}

test('no more run than there are cores', async () => {
  expect(await play({ a: step(1), b: step(2), c: step(1) }, 2)).toEqual([
    ...['a starts', 'c starts', 'a ends', 'c ends'],
    ...['b starts', 'b ends'],
  ])
})

test('a step waits for another, and lets later ones pass', async () => {
  expect(await play({ late: step(1, 'b'), b: step(1) }, 2)).toEqual(['b starts', 'b ends', 'late starts', 'late ends'])
})

test('a step does not wait for one that is not run at all', async () => {
  expect(await play({ a: step(1, 'elsewhere') }, 2)).toEqual(['a starts', 'a ends'])
})
