import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

const FOREVER = 'setInterval(() => {}, 1000); console.log("up")'
const DEAF = `process.on('SIGTERM', () => {}); ${FOREVER}`

/** A child that runs this program and counts as ready once it has said something. */
function program(code: string) {
  const started: ChildProcess[] = []
  const lines: string[] = []
  return {
    started,
    lines,
    child: {
      ...({ name: 'It', stop_signal: 'SIGTERM', kill_signal: 'SIGKILL', grace_ms: 300 } as const),
      report: (line: string) => void lines.push(line),
      async launch() {
        const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
        started.push(child)
        await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')])
        if (child.exitCode !== null) throw new Error('it would not start')
        return child
      },
    },
  }
}

const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: inject('patience_ms') })

test('a child that is killed is started again, and ends for good when it is asked to', async () => {
  const { started, lines, child } = program(FOREVER)
  const kept = await keepRunning(child)
  started[0]?.kill('SIGKILL')
  await until(() => lines.includes('It is running again.'))
  expect(lines[0]).toBe('It ended unexpectedly (SIGKILL); starting it again.')
  await kept.stop()
  expect(started).toHaveLength(2)
  expect(started[1]?.signalCode).toBe('SIGTERM')
})

test('one that will not start again is tried over and over, and stopping does not wait for it', async () => {
  const { started, lines, child } = program(FOREVER)
  let is_broken = false
  const kept = await keepRunning({
    ...child,
    launch: () => (is_broken ? Promise.reject(new Error('the disk is full')) : child.launch()),
  })
  is_broken = true
  started[0]?.kill('SIGKILL')
  const failed = 'It could not be started again: the disk is full'
  await until(() => lines.filter((line) => line === failed).length > 1)
  await kept.stop()
  expect(started).toHaveLength(1)
})

test('one that does not listen is made to stop', async () => {
  const { started, child } = program(DEAF)
  const kept = await keepRunning(child)
  await kept.stop()
  expect(started[0]?.signalCode).toBe('SIGKILL')
})

test('one that is at work when its time is over gets as long again', async () => {
  const { started, child } = program(
    `process.on('SIGTERM', () => {}); process.on('SIGUSR2', () => process.exit(0)); ${FOREVER}`,
  )
  let asked = 0
  const isAtWork = async () => {
    if (++asked === 3) started[0]?.kill('SIGUSR2')
    return true
  }
  const kept = await keepRunning({ ...child, isAtWork })
  await kept.stop()
  expect([asked >= 3, started[0]?.exitCode]).toEqual([true, 0])
})

test('one that is frozen ends all the same', async () => {
  const { started, child } = program(FOREVER)
  const kept = await keepRunning({ ...child, kill_signal: 'SIGQUIT' })
  started[0]?.kill('SIGSTOP')
  await kept.stop()
  expect(started[0]?.signalCode).toBe('SIGKILL')
})
