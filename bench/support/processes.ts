import { readdirSync, readFileSync } from 'node:fs'

/** `decoders` also covers painters and the server's other child processes; all of them end when idle. */
export type ProcessKind = 'server' | 'database' | 'sandbox' | 'decoders'

export interface SeenProcess {
  readonly pid: string
  readonly kind: ProcessKind
}

const readProc = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It ended in between.
    return ''
  }
}

/** Fields of a `stat` file from the state on; the name before it may hold spaces and brackets. */
const statFields = (text: string): string[] => text.slice(text.lastIndexOf(') ') + 2).split(' ')

/** Every process with its parent. */
function parents(): Map<string, string> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(pids.map((pid) => [pid, statFields(readProc(pid, 'stat'))[1] ?? '']))
}

function getKind(command: string): ProcessKind {
  if (command.includes('postgres')) return 'database'
  if (command.includes('sandbox')) return 'sandbox'
  return /\.(child|worker)\.[jt]s/.test(command) ? 'decoders' : 'server'
}

/** A process and all below it. */
export function processesBelow(pid: number): SeenProcess[] {
  const parentOf = parents()
  const isBelow = (one: string | undefined): boolean =>
    one === String(pid) || (one !== undefined && one !== '0' && isBelow(parentOf.get(one)))
  return [...parentOf.keys()].filter(isBelow).map((one) => ({ pid: one, kind: getKind(readProc(one, 'cmdline')) }))
}

/** Memory of a process: pages it shares with others count in proportion, so that sums are true. */
export const proportionalMb = ({ pid }: SeenProcess): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024

const TICKS_A_SECOND = 100
/** Where `stat` has the time of a process in its own code and in the kernel, and that of its children that have ended. */
const own = [11, 12] as const
const ended = [13, 14] as const

function cpuSeconds(stat: string, fields: readonly number[] = own): number {
  const values = statFields(stat)
  return fields.reduce((sum, at) => sum + Number(values[at] ?? 0), 0) / TICKS_A_SECOND
}

/** Processor time of a process with all its threads. */
export const processSeconds = ({ pid }: SeenProcess): number => cpuSeconds(readProc(pid, 'stat'))

/** Processor time of a process and everything it has started so far. */
export const treeSeconds = (pid: number): number =>
  processesBelow(pid).reduce((sum, one) => sum + cpuSeconds(readProc(one.pid, 'stat'), [...own, ...ended]), 0)

/** Processor time of the thread that runs the event loop. */
export const mainThreadSeconds = (pid: number): number => cpuSeconds(readProc(String(pid), `task/${pid}/stat`))

/** Megabytes of a process and all below it, by kind. */
export function getMemory(pid: number): Map<ProcessKind, number> {
  const all = new Map<ProcessKind, number>()
  for (const one of processesBelow(pid)) all.set(one.kind, (all.get(one.kind) ?? 0) + proportionalMb(one))
  return all
}
