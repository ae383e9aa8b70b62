import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { PoolClosed } from './pool-closed.ts'
import { type WorkerPool, workerPool } from './worker-pool.ts'
import { WorkerTimeout } from './worker-process.ts'

interface Step {
  readonly name: string
  readonly does?: 'end' | 'hang' | 'throw' | 'go on'
  /** Waits for this file. */
  readonly gate?: string
}

interface Seen {
  readonly name: string
  readonly worker: number
  readonly order: number
}

const folder = mkdtempSync(join(tmpdir(), 'ink-workers-'))

/** Returns which worker ran a task, and in which order; throws when two run at once. */
const script = join(folder, 'steps.worker.mjs')
writeFileSync(
  script,
  `import { existsSync, writeFileSync } from 'node:fs'
  import { answerTasks } from ${JSON.stringify(new URL('./answer-tasks.ts', import.meta.url).href)}
  let [order, busy] = [0, 0]
  process.on('exit', () => writeFileSync(${JSON.stringify(folder)} + '/tidied-' + process.pid, ''))
  answerTasks(async ({ name, does, gate }, progress) => {
    if (busy++ > 0) throw new Error('two at once')
    if (does === 'end') process.exit(3)
    if (does === 'hang') await new Promise(() => {})
    while (gate && !existsSync(gate)) await new Promise((resolve) => setTimeout(resolve, 2))
    for (let step = 0; does === 'go on' && step < 40; step++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      progress()
    }
    busy--
    if (does === 'throw') throw new Error(name)
    return { name, worker: process.pid, order: order++ }
  })`,
)

let gates = 0
const newGate = () => join(folder, `gate-${gates++}`)
const open = (gate: string) => writeFileSync(gate, '')

let pool: WorkerPool<Step, Seen>
afterEach(() => pool.close())

describe('workers', () => {
  const getPool = (max_workers: number, timeout_ms = 20_000) => {
    pool = workerPool({
      name: 'test',
      script: pathToFileURL(script),
      max_workers,
      timeout_ms,
      isQuick: ({ does }) => does !== 'hang',
    })
    return pool
  }

  test('one runs its tasks one at a time, including those queued on it', async () => {
    const gate = newGate()
    const { run } = getPool(1)
    const done = ['a', 'b', 'c', 'd'].map((name) => run({ name, gate }))
    open(gate)
    expect((await Promise.all(done)).map(({ name, order }) => [name, order])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 3],
    ])
  })

  test('tasks with the same affinity go to the same worker', async () => {
    const gates = [newGate(), newGate()] as const
    const { run } = getPool(2)
    const first = run({ name: 'a', gate: gates[0] }, { affinity: 'left' })
    const second = run({ name: 'b', gate: gates[1] }, { affinity: 'right' })
    const behind = [run({ name: 'c' }, { affinity: 'right' }), run({ name: 'd' }, { affinity: 'left' })]
    gates.forEach(open)
    const [a, b] = [await first, await second]
    const [c, d] = await Promise.all(behind)
    expect(a.worker).not.toBe(b.worker)
    expect([c?.worker, d?.worker]).toEqual([b.worker, a.worker])
  })

  test('a task that fails or ends its worker fails no other task', async () => {
    const gate = newGate()
    const { run } = getPool(1)
    const failing = run({ name: 'broken', does: 'throw', gate })
    const ending = run({ name: 'e', does: 'end' })
    const good = run({ name: 'good' })
    open(gate)
    await expect(failing).rejects.toThrow('broken')
    await expect(ending).rejects.toThrow('worker ended with code 3')
    expect((await good).name).toBe('good')
  })

  test('a task that hangs loses its worker, and queued tasks continue', async () => {
    const { run } = getPool(1, 3_000)
    const hanging = run({ name: 'h', does: 'hang' })
    const good = run({ name: 'good' })
    await expect(hanging).rejects.toThrow(WorkerTimeout)
    expect((await good).name).toBe('good')
  })

  test('a task that takes longer than the limit but goes on is left to its end', async () => {
    const { run } = getPool(1, 3_000)
    expect((await run({ name: 'long', does: 'go on' })).name).toBe('long')
  })

  test('closing rejects tasks that run and those that have not begun', async () => {
    const { run, close } = getPool(1)
    const begun = run({ name: 'a', gate: newGate() })
    const behind = [run({ name: 'b' }), run({ name: 'c' })]
    const refused = Promise.all([...[begun, ...behind].map((one) => expect(one).rejects.toThrow(PoolClosed))])
    await close()
    await refused
  })
})

test('an idle process that is ended tidies up', async () => {
  pool = workerPool({
    name: 'test',
    script: pathToFileURL(script),
    max_workers: 1,
    timeout_ms: 20_000,
  })
  const { worker } = await pool.run({ name: 'a' })
  await pool.close()
  expect(existsSync(join(folder, `tidied-${worker}`))).toBe(true)
})
