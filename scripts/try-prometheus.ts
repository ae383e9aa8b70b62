// npm run try:prometheus: a real Prometheus reads our files, scrapes a node, evaluates every alert and fires one; a real
// Alertmanager reads our example. Needs Debian's packages prometheus and prometheus-alertmanager, which are unpacked below
// the temporary folder where they are not installed; fails where they cannot be had. Not part of the checks.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { projectRoot } from '../server/src/config/config.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/connect/embedded-postgres.ts'
import { openDatabase } from '../server/src/infra/db/connect/open-database.ts'
import { insertDeadJob } from '../server/src/infra/jobs/job-rows.queries.ts'
import { freePort, startNode, TEST_SECRET } from '../server/src/testing/node-process.ts'

const files = join(projectRoot, 'deploy', 'prometheus')
const folder = mkdtempSync(join(tmpdir(), 'inkroute-prometheus-'))
const FIRING_ALERT = 'BooksDisagree'
const MOST_TRIES = 120

const report = (what: string, ok: boolean, told = '') => {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}${ok || !told ? '' : `: ${told}`}`)
  if (!ok) process.exitCode = 1
}

const run = (command: string, args: readonly string[], cwd = folder) =>
  spawnSync(command, args, { encoding: 'utf8', cwd, timeout: 60_000 })

/** Where a program of Debian's is: installed, or unpacked here. */
function findProgram(name: string, debian: string): string {
  if (run(name, ['--version']).status === 0) return name
  const place = join(folder, debian)
  if (!readdirSync(folder).includes(debian)) {
    mkdirSync(place)
    const fetched = run('apt-get', ['download', debian], place)
    const [archive] = readdirSync(place)
    if (!archive) throw new Error(`There is no ${name} (Debian: ${debian}); nothing was tried. ${fetched.stderr}`)
    run('dpkg', ['-x', archive, '.'], place)
  }
  return join(place, 'usr', 'bin', name)
}

/** Our configuration with another target, scraped and evaluated every second. */
function writeConfig(target: string): string {
  const text = readFileSync(join(files, 'prometheus.yml'), 'utf8')
    .replaceAll('15s', '1s')
    .replace('alerts.yml', join(files, 'alerts.yml'))
    .replace('127.0.0.1:3000', target)
  const file = join(folder, 'prometheus.yml')
  writeFileSync(file, text)
  return file
}

interface Rule {
  readonly name: string
  readonly health: string
  readonly state: string
}

async function readRules(port: number): Promise<Rule[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/rules`).catch(() => null)
  if (!answer?.ok) return []
  const { data } = (await answer.json()) as { data: { groups: { rules: Rule[] }[] } }
  return data.groups.flatMap(({ rules }) => rules)
}

async function watchAlerts(port: number): Promise<void> {
  let rules: Rule[] = []
  const hasFired = () => rules.some(({ name, state }) => name === FIRING_ALERT && state === 'firing')
  for (let tries = 0; tries < MOST_TRIES && !hasFired(); tries++) {
    await setTimeout(500)
    rules = await readRules(port)
  }
  report('a job that gave up on the ledger fires an alert', hasFired())
  const written = [...readFileSync(join(files, 'alerts.yml'), 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  report('every alert is evaluated', rules.map(({ name }) => name).join() === written.join())
  const ill = rules.filter(({ health }) => health !== 'ok').map(({ name }) => name)
  report('none of them fails', ill.length === 0, ill.join(', '))
  const wrong = rules.filter(({ state, name }) => state === 'firing' && name !== FIRING_ALERT).map(({ name }) => name)
  report('no other alert fires', wrong.length === 0, wrong.join(', '))
}

async function tryAll(): Promise<void> {
  const [prometheus, promtool] = ['prometheus', 'promtool'].map((name) => findProgram(name, 'prometheus')) as [
    string,
    string,
  ]
  const amtool = findProgram('amtool', 'prometheus-alertmanager')
  const checked = run(promtool, ['check', 'config', join(files, 'prometheus.yml')])
  report('promtool accepts prometheus.yml and the alerts', checked.status === 0, checked.stderr)
  const example = run(amtool, ['check-config', join(files, 'alertmanager.yml')])
  report('amtool accepts alertmanager.yml', example.status === 0 && example.stdout.includes('2 receivers'))

  const postgres = await startEmbeddedPostgres(folder)
  const env = { DATABASE_URL: postgres.url(), DATA_DIR: folder, DEMO: 'false', APP_SECRET: TEST_SECRET, ROLE: 'api' }
  let server: ChildProcess | undefined
  try {
    const node = await startNode(env)
    const { db, close } = openDatabase(postgres.url())
    const died_at = new Date().toISOString()
    const error = 'a balance is wrong'
    await insertDeadJob(db, { name: 'wallet.audit-ledger', data: {}, error, tries: 1, died_at })
    await close()
    const port = await freePort()
    server = spawn(
      prometheus,
      [
        `--config.file=${writeConfig(new URL(node.origin).host)}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    )
    await watchAlerts(port)
    await node.stop()
  } finally {
    server?.kill()
    await postgres.stop()
  }
}

await tryAll()
  .catch((error: Error) => report(error.message, false))
  .finally(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
