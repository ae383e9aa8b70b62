import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { ThreadTimeout } from './pool-thread.ts'
import { type ThreadPool, ThreadPoolClosed, threadPool } from './thread-pool.ts'

interface Step {
  readonly name: string
  readonly does?: 'end' | 'hang' | 'throw'
  /** Waits until it reads 1 here. */
  readonly gate?: SharedArrayBuffer
}

interface Seen {
  readonly name: string
  readonly thread: number
  readonly order: number
}

/** Returns which thread ran a task, and in which order; throws when two run at once. */
const script = join(mkdtempSync(join(tmpdir(), 'ink-threads-')), 'steps.worker.mjs')
writeFileSync(
  script,
  `import { threadId } from 'node:worker_threads'
  import { answerTasks } from ${JSON.stringify(new URL('./answer-tasks.ts', import.meta.url).href)}
  let [order, busy] = [0, 0]
  answerTasks(async ({ name, does, gate }) => {
    if (busy++ > 0) throw new Error('two at once')
    if (does === 'end') process.exit(3)
    if (does === 'hang') await new Promise(() => {})
    const open = gate && new Int32Array(gate)
    while (open && Atomics.load(open, 0) === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    busy--
    if (does === 'throw') throw new Error(name)
    return { name, thread: threadId, order: order++ }
  })`,
)

let pool: ThreadPool<Step, Seen>
const poolOf = (max_threads: number, timeout_ms = 20_000) => {
  pool = threadPool({
    name: 'test',
    script: pathToFileURL(script),
    max_threads,
    timeout_ms,
    isQuick: ({ does }) => does !== 'hang',
  })
  return pool
}
afterEach(() => pool.close())

const newGate = () => new SharedArrayBuffer(4)
const open = (gate: SharedArrayBuffer) => Atomics.store(new Int32Array(gate), 0, 1)

test('a thread runs its tasks one at a time, including those queued on it', async () => {
  const gate = newGate()
  const { run } = poolOf(1)
  const done = ['a', 'b', 'c', 'd'].map((name) => run({ name, gate }))
  open(gate)
  expect((await Promise.all(done)).map(({ name, order }) => [name, order])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 3],
  ])
})

test('tasks with the same affinity go to the same thread', async () => {
  const gates = [newGate(), newGate()] as const
  const { run } = poolOf(2)
  const first = run({ name: 'a', gate: gates[0] }, 'left')
  const second = run({ name: 'b', gate: gates[1] }, 'right')
  const behind = [run({ name: 'c' }, 'right'), run({ name: 'd' }, 'left')]
  gates.forEach(open)
  const [a, b] = [await first, await second]
  const [c, d] = await Promise.all(behind)
  expect(a.thread).not.toBe(b.thread)
  expect([c?.thread, d?.thread]).toEqual([b.thread, a.thread])
})

test('a task that fails or ends its thread fails no other task', async () => {
  const gate = newGate()
  const { run } = poolOf(1)
  const failing = run({ name: 'broken', does: 'throw', gate })
  const ending = run({ name: 'e', does: 'end' })
  const good = run({ name: 'good' })
  open(gate)
  await expect(failing).rejects.toThrow('broken')
  await expect(ending).rejects.toThrow('thread ended with code 3')
  expect((await good).name).toBe('good')
})

test('a task that hangs loses its thread, and queued tasks continue', async () => {
  const { run } = poolOf(1, 3_000)
  const hanging = run({ name: 'h', does: 'hang' })
  const good = run({ name: 'good' })
  await expect(hanging).rejects.toThrow(ThreadTimeout)
  expect((await good).name).toBe('good')
})

test('closing rejects tasks that have not begun', async () => {
  const { run, close } = poolOf(1)
  const begun = run({ name: 'a', gate: newGate() })
  const behind = [run({ name: 'b' }), run({ name: 'c' })]
  const refused = Promise.all([
    expect(begun).rejects.toThrow('thread ended'),
    ...behind.map((one) => expect(one).rejects.toThrow(ThreadPoolClosed)),
  ])
  await close()
  await refused
})
