// Set up in every test file: notes how much processor time the file took, children of its worker included.
import { appendFileSync, readFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

const TICKS_PER_SECOND = 100

/** User and system time of this process and of its children that have ended, where the system tells. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  const own_s = (user + system) / 1e6
  try {
    const fields = (readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1) ?? '').split(' ')
    return own_s + (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  } catch {
    return own_s
  }
}

const log = process.env.INKROUTE_PROCESSOR_LOG
if (log) {
  const before_s = processorSeconds()
  const started = performance.now()
  afterAll(() => {
    const took = {
      file: expect.getState().testPath,
      cpu_s: processorSeconds() - before_s,
      ms: performance.now() - started,
    }
    appendFileSync(log, `${JSON.stringify(took)}\n`)
  })
}
