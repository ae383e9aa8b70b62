import { cpus } from 'node:os'

/** Starts measuring; the answer tells which share of all cores' time has been used since, by any process. */
export function watchCores(): () => number {
  const before = coreTimes()
  return () => {
    const now = coreTimes()
    return 1 - (now.idle - before.idle) / Math.max(1, now.all - before.all)
  }
}

function coreTimes(): { idle: number; all: number } {
  let idle = 0
  let all = 0
  for (const { times } of cpus()) {
    idle += times.idle
    all += Object.values(times).reduce((sum, ms) => sum + ms, 0)
  }
  return { idle, all }
}
