import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../config.ts'
import { freePort } from '../../testing/node-process.ts'
import { testApp } from '../../testing/test-app.ts'
import { insertDeadJob } from '../jobs/job-rows.queries.ts'

const files = join(projectRoot, 'deploy', 'prometheus')
const DOWNLOAD_MS = 60_000

const run = (command: string, args: readonly string[], cwd?: string) =>
  spawnSync(command, args, { encoding: 'utf8', timeout: DOWNLOAD_MS, ...(cwd ? { cwd } : {}) })

/** Where Debian's programs are: installed, or unpacked once below the temporary folder. Otherwise the reason why not. */
function findPackage(
  name: 'prometheus' | 'prometheus-alertmanager',
  program: string,
): { readonly bin: string } | { readonly reason: string } {
  if (run(program, ['--version']).status === 0) return { bin: '' }
  const cache = join(tmpdir(), `inkroute-${name}-${userInfo().uid}`)
  const bin = join(cache, 'usr', 'bin')
  if (existsSync(bin)) return { bin }
  const aside = mkdtempSync(join(tmpdir(), 'inkroute-prometheus-'))
  try {
    const fetched = run('apt-get', ['download', name], aside)
    const [archive] = readdirSync(aside)
    if (!archive) return { reason: `apt-get download ${name}: ${fetched.stderr ?? fetched.error?.message}` }
    const unpacked = run('dpkg', ['-x', archive, 'all'], aside)
    if (unpacked.status !== 0) return { reason: `dpkg -x: ${unpacked.stderr}` }
    // Only the two programs: the package is four times as large.
    mkdirSync(join(aside, 'kept', 'usr'), { recursive: true })
    renameSync(join(aside, 'all', 'usr', 'bin'), join(aside, 'kept', 'usr', 'bin'))
    renameSync(join(aside, 'kept'), cache)
    return { bin }
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

interface Rule {
  readonly name: string
  readonly health: string
  readonly lastError?: string
  readonly lastEvaluation: string
  readonly state: string
}

/** Our configuration with another target, scraped and evaluated every second. */
function configFor(folder: string, target: string): string {
  const text = readFileSync(join(files, 'prometheus.yml'), 'utf8')
    .replaceAll('15s', '1s')
    .replace('alerts.yml', join(files, 'alerts.yml'))
    .replace('127.0.0.1:3000', target)
  expect(text).toContain(target)
  const file = join(folder, 'prometheus.yml')
  writeFileSync(file, text)
  return file
}

test('a real Prometheus accepts our files, scrapes a node and evaluates every alert', async ({ skip }) => {
  const found = findPackage('prometheus', 'prometheus')
  if ('reason' in found) {
    console.warn(`Prometheus is not tried: ${found.reason}`)
    skip(found.reason)
    return
  }
  const program = (name: string) => (found.bin ? join(found.bin, name) : name)
  const checked = run(program('promtool'), ['check', 'config', join(files, 'prometheus.yml')])
  expect(checked).toMatchObject({ status: 0, stderr: '' })

  const app = await testApp()
  // An alert without a delay, so that one of them is seen to fire.
  await insertDeadJob(app.ctx.db, {
    name: 'wallet.audit-ledger',
    data: {},
    error: 'a balance is wrong',
    tries: 1,
    died_at: app.clock.now().toISOString(),
  })
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-tsdb-'))
  const port = await freePort()
  const args = [
    `--config.file=${configFor(folder, new URL(app.origin).host)}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const prometheus = spawn(program('prometheus'), args, { stdio: 'ignore' })
  const ended = new Promise((resolve) => prometheus.once('exit', resolve))
  onTestFinished(async () => {
    prometheus.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const ask = async <T>(path: string): Promise<T | null> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => null)
    return answer?.ok ? ((await answer.json()) as { data: T }).data : null
  }
  const rules = async () =>
    (await ask<{ groups: { rules: Rule[] }[] }>('rules'))?.groups.flatMap((group) => group.rules) ?? []
  const up = async () =>
    (await ask<{ result: { value: [number, string] }[] }>('query?query=up'))?.result.map(({ value }) => value[1])
  await expect.poll(up).toEqual(['1'])
  await expect.poll(async () => (await rules()).find(({ name }) => name === 'BooksDisagree')?.state).toBe('firing')
  const evaluated = await rules()
  const names = [...readFileSync(join(files, 'alerts.yml'), 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  expect(evaluated.map(({ name }) => name)).toEqual(names)
  expect(evaluated.filter(({ health }) => health !== 'ok')).toEqual([])
  const wrong = evaluated.filter(({ state, name }) => state === 'firing' && name !== 'BooksDisagree')
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a real Alertmanager accepts our example', ({ skip }) => {
  const found = findPackage('prometheus-alertmanager', 'amtool')
  if ('reason' in found) {
    console.warn(`Alertmanager is not tried: ${found.reason}`)
    skip(found.reason)
    return
  }
  const checked = run(join(found.bin, 'amtool'), ['check-config', join(files, 'alertmanager.yml')])
  expect(checked).toMatchObject({ status: 0, stderr: '' })
  expect(checked.stdout).toContain('2 receivers')
  expect(readFileSync(join(files, 'prometheus.yml'), 'utf8')).toContain('127.0.0.1:9093')
})
