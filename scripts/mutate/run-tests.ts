import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TreeCopy } from './tree-copy.ts'

export interface Outcome {
  readonly passed: boolean
  /** The first test that failed; none where something failed before any test ran. */
  readonly caught_by: string | undefined
  readonly output: string
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** Time for a run to end its database. */
const END_WITHIN_MS = 20_000
let running: ChildProcess | undefined

const signalAll = (child: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    process.kill(-(child.pid ?? 0), signal)
  } catch {
    // It has ended.
  }
}

/** Ends the run under way, with everything it has started. */
export async function endRun(): Promise<void> {
  const child = running
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => signalAll(child, 'SIGKILL'), END_WITHIN_MS)
  await gone
  clearTimeout(late)
  signalAll(child, 'SIGKILL')
}

/** Runs a command of the packages in the copy, in a process group of its own. */
export function runIn({ root, temp }: TreeCopy, command: string, args: readonly string[]): Promise<[boolean, string]> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, TMPDIR: temp, CI: 'true', NO_COLOR: '1' },
    })
    running = child
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', (error) => resolve([false, error.message]))
    child.once('close', (code) => resolve([code === 0, output]))
  })
}

/** Runs test files until the first of them fails. */
export async function runTests(copy: TreeCopy, files: readonly string[]): Promise<Outcome> {
  const file = join(copy.temp, 'report.json')
  rmSync(file, { force: true })
  const args = ['run', '--bail=1', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files]
  const [passed, output] = await runIn(copy, 'vitest', args)
  if (!existsSync(file)) return { passed: false, caught_by: undefined, output }
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => `${relative(copy.root, name)}: ${title}`),
  )
  return { passed, caught_by: failed[0], output }
}
