import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { PoolClosed } from './pool-closed.ts'
import { TaskQueue } from './task-queue.ts'
import { type WorkerPool, workerPool } from './worker-pool.ts'
import { WorkerDied, WorkerTimeout } from './worker-process.ts'

interface Step {
  readonly name: string
  /** `spin` never returns, as a decoder does that has lost its way; `gate` waits until the file is there. */
  readonly does?: 'spin' | 'eat' | 'crash' | 'throw' | 'env' | 'first'
  readonly gate?: string
}

interface Seen {
  readonly name: string
  readonly pid: number
  readonly env: Record<string, string>
}

const folder = mkdtempSync(join(tmpdir(), 'ink-processes-'))
const script = join(folder, 'steps.child.mjs')
writeFileSync(
  script,
  `import { existsSync } from 'node:fs'
  import { answerTasks, NeedsNewProcess } from ${JSON.stringify(new URL('./answer-tasks.ts', import.meta.url).href)}
  const eaten = []
  let done = 0
  answerTasks(async ({ name, does, gate }) => {
    if (does === 'first' && done > 0) throw new NeedsNewProcess()
    done++
    if (does === 'spin') for (;;) {}
    if (does === 'eat') for (;;) eaten.push(Buffer.alloc(16_000_000, 1))
    if (does === 'crash') process.abort()
    if (does === 'throw') throw new Error(name)
    while (gate && !existsSync(gate)) await new Promise((resolve) => setTimeout(resolve, 5))
    return { name, pid: process.pid, env: does === 'env' ? process.env : {} }
  })`,
)

let pool: WorkerPool<Step, Seen>
const getPool = (max_workers: number, cpu_ms = 60_000, timeout_ms = 60_000) => {
  pool = workerPool({
    name: 'test',
    script: pathToFileURL(script),
    max_workers,
    max_heap_mb: 64,
    timeout_ms,
    limits: {
      max_memory_mb: 600,
      max_cpu_seconds: 300,
      getCpuMs: () => cpu_ms,
      env: async () => ({ GIVEN: 'yes' }),
    },
  })
  return pool
}
afterEach(() => pool.close())

let gates = 0
const newGate = () => join(folder, `gate-${++gates}`)
const open = (gate: string) => writeFileSync(gate, '')
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('one process serves task after task, and sees no more of the environment than it is given', async () => {
  const { run } = getPool(2)
  const [first, second] = [
    await run({ name: 'a' }, { owner: 'x' }),
    await run({ name: 'b', does: 'env' }, { owner: 'y' }),
  ]
  expect(second.pid).toBe(first.pid)
  expect(second.env.GIVEN).toBe('yes')
  expect(second.env.HOME).toBeUndefined()
  await expect(run({ name: 'broken', does: 'throw' }, { owner: 'x' })).rejects.toThrow('broken')
  expect((await run({ name: 'c' }, { owner: 'x' })).pid).toBe(first.pid)
})

test('a task that never yields is killed after its time, and the next one is served', async () => {
  const { run, pids } = getPool(1, 1500)
  const lost = run({ name: 'lost', does: 'spin' }, { owner: 'x' })
  const next = run({ name: 'next' }, { owner: 'y' })
  await vi.waitFor(() => expect(pids()).toHaveLength(1), { timeout: inject('patience_ms') })
  const [pid = 0] = pids()
  await expect(lost).rejects.toThrow(WorkerTimeout)
  expect((await next).pid).not.toBe(pid)
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: inject('patience_ms') })
})

test('a task that hangs without working is killed by the clock', async () => {
  const { run } = getPool(1, 60_000, 1000)
  await expect(run({ name: 'asleep', gate: newGate() }, { owner: 'x' })).rejects.toThrow(WorkerTimeout)
})

test('a task that crashes or eats memory loses its process, nothing else', async () => {
  const { run } = getPool(1)
  await expect(run({ name: 'crash', does: 'crash' }, { owner: 'x' })).rejects.toThrow(WorkerDied)
  await expect(run({ name: 'eat', does: 'eat' }, { owner: 'x' })).rejects.toThrow(/ended with|alloc/i)
  expect((await run({ name: 'good' }, { owner: 'x' })).name).toBe('good')
})

test('one owner with many slow tasks leaves a process for everybody else', async () => {
  const gate = newGate()
  const { run } = getPool(2)
  const slow = ['a', 'b', 'c'].map((name) => run({ name, gate }, { owner: 'greedy' }))
  expect((await run({ name: 'quick' }, { owner: 'other' })).name).toBe('quick')
  open(gate)
  expect((await Promise.all(slow)).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('a task that needs a new process gets one, also when all places are taken by used ones', async () => {
  const gate = newGate()
  const { run, pids } = getPool(2)
  const used = [run({ name: 'a', gate }, { owner: 'x' }), run({ name: 'b', gate }, { owner: 'y' })]
  open(gate)
  const old = (await Promise.all(used)).map(({ pid }) => pid)
  const first = await run({ name: 'first', does: 'first' }, { owner: 'x' })
  expect(old).not.toContain(first.pid)
  expect(pids().length).toBeLessThanOrEqual(2)
})

test('closing ends a busy process at once and rejects what is under way and waiting', async () => {
  const { run, close, pids } = getPool(1)
  const refused = Promise.all(
    [run({ name: 'lost', does: 'spin' }, { owner: 'x' }), run({ name: 'b' }, { owner: 'y' })].map((one) =>
      expect(one).rejects.toThrow(PoolClosed),
    ),
  )
  await vi.waitFor(() => expect(pids()).toHaveLength(1), { timeout: inject('patience_ms') })
  const [pid = 0] = pids()
  await close()
  await refused
  expect(isAlive(pid)).toBe(false)
  await expect(run({ name: 'late' }, { owner: 'x' })).rejects.toThrow(PoolClosed)
})

test('children do not outlive a parent that was killed', async () => {
  getPool(1)
  const parent_script = join(folder, 'parent.mjs')
  const [told, never] = [join(folder, 'told'), newGate()]
  writeFileSync(
    parent_script,
    `import { writeFileSync } from 'node:fs'
    import { workerPool } from ${JSON.stringify(new URL('./worker-pool.ts', import.meta.url).href)}
    const pool = workerPool({ name: 'test', script: new URL(${JSON.stringify(pathToFileURL(script).href)}), max_workers: 1,
      max_heap_mb: 64, timeout_ms: 60_000, limits: { max_memory_mb: 600, max_cpu_seconds: 300, getCpuMs: () => 60_000 } })
    await pool.run({ name: 'first' }, { owner: 'x' })
    pool.run({ name: 'busy', gate: ${JSON.stringify(never)} }, { owner: 'x' })
    writeFileSync(${JSON.stringify(told)}, String(pool.pids()[0]))`,
  )
  const parent: ChildProcess = spawn(process.execPath, [parent_script], { stdio: 'ignore' })
  await vi.waitFor(() => expect(existsSync(told)).toBe(true), { timeout: inject('patience_ms') })
  const pid = await vi.waitFor(() => {
    const found = Number(readFileSync(told, 'utf8'))
    expect(found).toBeGreaterThan(0)
    return found
  })
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: inject('patience_ms') })
})

test('owners take turns, those with fewer tasks under way first', () => {
  const queue = new TaskQueue<{ readonly owner: string; readonly name: string }>(2)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) queue.add({ owner: name.charAt(0), name })
  const take = () => queue.take()?.name
  expect([take(), take(), take(), take(), take()]).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
  expect(queue.take()).toBeNull()
  queue.done({ owner: 'a' })
  expect(take()).toBe('a3')
})
