import { readdirSync, readFileSync } from 'node:fs'

export type ProcessKind = 'server' | 'database' | 'sandbox' | 'decoders'

const readProc = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It ended in between.
    return ''
  }
}

/** Every process with its parent. */
function parents(): Map<string, string> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(pids.map((pid) => [pid, readProc(pid, 'stat').split(') ')[1]?.split(' ')[1] ?? '']))
}

function kindOf(command: string): ProcessKind {
  if (command.includes('postgres')) return 'database'
  if (command.includes('sandbox')) return 'sandbox'
  return command.includes('.child') ? 'decoders' : 'server'
}

/** Memory of a process: pages it shares with others count in proportion, so that sums are true. */
const proportionalKb = (pid: string): number => Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0)

/** Megabytes of a process and all below it, by kind. Threads that paint are inside the server until they end. */
export function memoryOf(pid: number): Map<ProcessKind, number> {
  const parentOf = parents()
  const isBelow = (one: string | undefined): boolean =>
    one === String(pid) || (one !== undefined && one !== '0' && isBelow(parentOf.get(one)))
  const all = new Map<ProcessKind, number>()
  for (const one of parentOf.keys()) {
    if (!isBelow(one)) continue
    const kind = one === String(pid) ? 'server' : kindOf(readProc(one, 'cmdline'))
    all.set(kind, (all.get(kind) ?? 0) + proportionalKb(one) / 1024)
  }
  return all
}
