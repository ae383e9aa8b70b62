import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { root } from './folders.ts'
import { PIPE_ENV, type TestResult } from './results.ts'

const bin = join(root, 'node_modules', '.bin')

export interface Command {
  readonly name: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Record<string, string>
  /** Output is forwarded line by line with this before it, instead of being kept. */
  readonly prefix?: string
  readonly onResult?: (result: TestResult) => void
  /** What makes it end what it has started. */
  readonly stop_signal?: 'SIGINT' | 'SIGTERM'
}

export interface CommandEnd {
  readonly ok: boolean
  readonly output: string
  /** Processor time of the command and of all it has started and waited for. */
  readonly cpu_s: number
}

const running = new Set<() => void>()
const KILL_AFTER_MS = 30_000

/** Ends all commands that run; each may clean up first. */
export function stopCommands(): void {
  for (const stop of running) stop()
}

/** The shell knows what its child and all of that one's children took: Node does not. */
const TIMED = '"$0" "$@"; code=$?; times >&4; exit $code'

/** "0m1.50s 0m0.25s", one line for the shell and one for its children. */
export const processorSeconds = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )

const lines = (stream: Readable, each: (line: string) => void) => createInterface({ input: stream }).on('line', each)

export function runCommand({
  name,
  args,
  cwd = root,
  env = {},
  prefix,
  onResult,
  stop_signal = 'SIGTERM',
}: Command): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', TIMED, join(bin, name), ...args], {
      cwd,
      // A group of its own, to be ended as a whole.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        CI: process.env.CI ?? 'true',
        ...(onResult ? { [PIPE_ENV]: 'true' } : {}),
        ...env,
      },
    })
    const [, stdout, stderr, results, times] = child.stdio as [null, Readable, Readable, Readable, Readable]
    let output = ''
    let spent = ''
    const print = prefix
      ? (line: string) => console.log(line.trim() ? `${prefix} ${line}` : '')
      : (line: string) => (output += `${line}\n`)
    lines(stdout, print)
    lines(stderr, print)
    lines(results, (line) => onResult?.(JSON.parse(line)))
    lines(times, (line) => (spent += `${line}\n`))
    const signal = (kind: NodeJS.Signals) => {
      if (child.pid) process.kill(-child.pid, kind)
    }
    const stop = () => {
      signal(stop_signal)
      setTimeout(() => running.has(stop) && signal('SIGKILL'), KILL_AFTER_MS).unref()
    }
    running.add(stop)
    child.once('error', (error) => (output += `${error.message}\n`))
    child.once('close', (code) => {
      running.delete(stop)
      resolve({ ok: code === 0, output, cpu_s: processorSeconds(spent) })
    })
  })
}
