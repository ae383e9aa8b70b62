// node scripts/try-pgbouncer.ts: starts a database, PgBouncer in transaction mode before it and two nodes behind that, and
// walks through what a pooler can break. Needs Debian's package pgbouncer (or PGBOUNCER=path). Not part of the checks.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as account from '../contract/src/account/account.ts'
import * as auth from '../contract/src/auth/auth.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/connect/embedded-postgres.ts'
import { sandboxSecret } from '../server/src/infra/derived-key.ts'
import { openSandbox } from '../server/src/infra/sandbox-process.ts'
import { type NodeProcess, startNode } from '../server/src/testing/node-process.ts'
import { startPooler } from './trying/pooler.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-pgbouncer-'))
const report = (what: string, ok: boolean) => {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}`)
  if (!ok) process.exitCode = 1
}

const call = (node: NodeProcess, method: string, path: string, body?: object, token?: string) =>
  fetch(`${node.origin}/req${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** Asks for up to a minute. */
async function within(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isTrue()) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

async function walk(first: NodeProcess, second: NodeProcess): Promise<void> {
  const login = await call(first, 'POST', auth.login.path, { username: 'demo', password: 'inkroute-demo' })
  const { token } = ((await login.json()) as { data: { token: string } }).data
  report(
    'a session made on one node is valid on the other',
    (await call(second, 'GET', account.getUser.path, undefined, token)).ok,
  )
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => call(n % 2 ? first : second, 'GET', account.getUser.path, undefined, token)),
  )
  report(
    '200 calls at once over four connections',
    answers.every(({ ok }) => ok),
  )
  await call(second, 'POST', auth.logout.path, {}, token)
  const isEnded = async () => (await call(first, 'GET', account.getUser.path, undefined, token)).status === 401
  report('logging out on one node is announced to the other', await within(isEnded))
  const done = async () => [first, second].some(({ log }) => log.some(({ msg }) => msg === 'job done'))
  report('jobs run', await within(done))
  // Announcements of the demo's own troubles are no concern of the pooler; thrown errors are.
  const failed = [first, second].flatMap(({ log }) => log.filter(({ level, err }) => Number(level) >= 50 && err))
  report('no error in the logs', failed.length === 0)
  for (const line of failed.slice(0, 5)) console.log(JSON.stringify(line))
}

const postgres = await startEmbeddedPostgres(folder)
const direct = postgres.url()
const pooler = await startPooler(folder, new URL(direct))
const APP_SECRET = 'a-secret-for-trying-the-pooler-only-00'
const sandbox = await openSandbox({
  PATH: '/usr/bin:/bin',
  SANDBOX_PORT: '0',
  SANDBOX_DATA_DIR: join(folder, 'sandbox'),
  SANDBOX_SECRET: sandboxSecret(APP_SECRET),
})
const nodes: NodeProcess[] = []
try {
  const env = {
    DATABASE_URL: pooler.url,
    APP_SECRET,
    SANDBOX_URL: sandbox.url,
    DATA_DIR: join(folder, 'data'),
  }
  const refusal = await startNode(env).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  report('without DATABASE_DIRECT_URL the start says why not', refusal.includes('DATABASE_DIRECT_URL'))
  nodes.push(await startNode({ ...env, DATABASE_DIRECT_URL: direct, ROLE: 'all' }))
  nodes.push(await startNode({ ...env, DATABASE_DIRECT_URL: direct, ROLE: 'api' }))
  await walk(nodes[0] as NodeProcess, nodes[1] as NodeProcess)
} finally {
  await Promise.all(nodes.map((node) => node.stop()))
  await sandbox.stop()
  pooler.process.kill('SIGTERM')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
