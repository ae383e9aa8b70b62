import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { PoolClosed } from '../workers/pool-closed.ts'
import { FairQueue } from './fair-queue.ts'
import { ProcessDied, ProcessTimeout } from './pool-process.ts'
import { type ProcessPool, processPool } from './process-pool.ts'

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

let pool: ProcessPool<Step, Seen>
const getPool = (max_processes: number, cpu_ms = 60_000, timeout_ms = 60_000) => {
  pool = processPool({
    name: 'test',
    script: pathToFileURL(script),
    ...{
      max_processes,
      max_heap_mb: 64,
      max_memory_mb: 600,
      max_cpu_seconds: 300,
      cpuLimitOf: () => cpu_ms,
      timeout_ms,
    },
    env: async () => ({ GIVEN: 'yes' }),
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
  const [first, second] = [await run({ name: 'a' }, 'x'), await run({ name: 'b', does: 'env' }, 'y')]
  expect(second.pid).toBe(first.pid)
  expect(second.env.GIVEN).toBe('yes')
  expect(second.env.HOME).toBeUndefined()
  await expect(run({ name: 'broken', does: 'throw' }, 'x')).rejects.toThrow('broken')
  expect((await run({ name: 'c' }, 'x')).pid).toBe(first.pid)
})

test('a task that never yields is killed after its time, and the next one is served', async () => {
  const { run, pids } = getPool(1, 1500)
  const lost = run({ name: 'lost', does: 'spin' }, 'x')
  const next = run({ name: 'next' }, 'y')
  await vi.waitFor(() => expect(pids()).toHaveLength(1), { timeout: inject('patience_ms') })
  const [pid = 0] = pids()
  await expect(lost).rejects.toThrow(ProcessTimeout)
  expect((await next).pid).not.toBe(pid)
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: inject('patience_ms') })
})

test('a task that hangs without working is killed by the clock', async () => {
  const { run } = getPool(1, 60_000, 1000)
  await expect(run({ name: 'asleep', gate: newGate() }, 'x')).rejects.toThrow(ProcessTimeout)
})

test('a task that crashes or eats memory loses its process, nothing else', async () => {
  const { run } = getPool(1)
  await expect(run({ name: 'crash', does: 'crash' }, 'x')).rejects.toThrow(ProcessDied)
  await expect(run({ name: 'eat', does: 'eat' }, 'x')).rejects.toThrow(/ended with|alloc/i)
  expect((await run({ name: 'good' }, 'x')).name).toBe('good')
})

test('one owner with many slow tasks leaves a process for everybody else', async () => {
  const gate = newGate()
  const { run } = getPool(2)
  const slow = ['a', 'b', 'c'].map((name) => run({ name, gate }, 'greedy'))
  expect((await run({ name: 'quick' }, 'other')).name).toBe('quick')
  open(gate)
  expect((await Promise.all(slow)).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('a task that needs a new process gets one, also when all places are taken by used ones', async () => {
  const gate = newGate()
  const { run, pids } = getPool(2)
  const used = [run({ name: 'a', gate }, 'x'), run({ name: 'b', gate }, 'y')]
  open(gate)
  const old = (await Promise.all(used)).map(({ pid }) => pid)
  const first = await run({ name: 'first', does: 'first' }, 'x')
  expect(old).not.toContain(first.pid)
  expect(pids().length).toBeLessThanOrEqual(2)
})

test('closing ends a busy process at once and rejects what is under way and waiting', async () => {
  const { run, close, pids } = getPool(1)
  const refused = Promise.all(
    [run({ name: 'lost', does: 'spin' }, 'x'), run({ name: 'b' }, 'y')].map((one) =>
      expect(one).rejects.toThrow(PoolClosed),
    ),
  )
  await vi.waitFor(() => expect(pids()).toHaveLength(1), { timeout: inject('patience_ms') })
  const [pid = 0] = pids()
  await close()
  await refused
  expect(isAlive(pid)).toBe(false)
  await expect(run({ name: 'late' }, 'x')).rejects.toThrow(PoolClosed)
})

test('children do not outlive a parent that was killed', async () => {
  getPool(1)
  const parent_script = join(folder, 'parent.mjs')
  const [told, never] = [join(folder, 'told'), newGate()]
  writeFileSync(
    parent_script,
    `import { writeFileSync } from 'node:fs'
    import { processPool } from ${JSON.stringify(new URL('./process-pool.ts', import.meta.url).href)}
    const pool = processPool({ name: 'test', script: new URL(${JSON.stringify(pathToFileURL(script).href)}), max_processes: 1,
      max_heap_mb: 64, max_memory_mb: 600, max_cpu_seconds: 300, cpuLimitOf: () => 60_000, timeout_ms: 60_000 })
    await pool.run({ name: 'first' }, 'x')
    pool.run({ name: 'busy', gate: ${JSON.stringify(never)} }, 'x')
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
  const queue = new FairQueue<string>(2)
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item)
  queue.add('b', 'b1')
  queue.add('b', 'b2')
  queue.add('c', 'c1')
  expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
  expect(queue.take()).toBeNull()
  queue.done('a')
  expect(queue.take()).toBe('a3')
})
