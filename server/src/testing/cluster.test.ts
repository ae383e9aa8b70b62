import { join } from 'node:path'
import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBoss } from '../infra/jobs/boss.ts'
import { housekeepingJob } from '../infra/jobs/housekeeping.job.ts'
import { allJobs } from '../modules.ts'
import { TEST_SECRET } from './global-setup.ts'
import { type NodeProcess, startNode } from './node-process.ts'
import { cloneDatabase } from './test-app.ts'

const ROUND_JOBS = 20
const MAX_ROUNDS = 10
let database_url: string
let apis: NodeProcess[]
let workers: NodeProcess[]

/** The demo's pictures would keep the nodes busy; they are not what is looked at here. */
const forgetDemoJobs = () => ask("delete from pgboss.job where state in ('created', 'retry')")

async function ask(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database_url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

beforeAll(async () => {
  database_url = await cloneDatabase()
  const shared = {
    DATABASE_URL: database_url,
    DATA_DIR: join(inject('test_dir'), 'cluster'),
    SANDBOX_URL: inject('sandbox_url'),
    APP_SECRET: TEST_SECRET,
  }
  const first = await startNode({ ...shared, ROLE: 'api' })
  await forgetDemoJobs()
  const others = ['api', 'worker', 'worker'].map((ROLE) => startNode({ ...shared, ROLE }))
  const [second, ...rest] = await Promise.all(others)
  apis = [first, ...(second ? [second] : [])]
  workers = rest
})

afterAll(async () => {
  await Promise.all([...(apis ?? []), ...(workers ?? [])].map((node) => node.stop()))
})

async function post<T>(node: NodeProcess | undefined, path: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(`${node?.origin}/req${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as T
}

const getUserStatus = (node: NodeProcess | undefined, token: string) =>
  fetch(`${node?.origin}/req${account.getUser.path}`, { headers: { authorization: `Bearer ${token}` } }).then(
    (a) => a.status,
  )

test('a session made on one node is valid on the other, and revoking it there ends it here', async () => {
  const { data } = await post<{ data: { token: string } }>(apis[0], auth.login.path, {
    username: 'demo',
    password: 'inkroute-demo',
  })
  expect(await getUserStatus(apis[1], data.token)).toBe(200)
  await post(apis[1], auth.logout.path, {}, data.token)
  expect(await getUserStatus(apis[0], data.token)).toBe(401)
})

test('a password costs whoever guesses it as much memory and time as it should', async () => {
  const users = await ask("select password_hash from app_user where username = 'demo'")
  expect(users).toMatchObject([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }])
})

test('each job runs once, whichever worker takes it', async () => {
  const boss = await openBoss(database_url, allJobs(), pino({ level: 'silent' }), false)
  const runs = () =>
    workers.map((worker) => worker.log.filter((line) => line.job === housekeepingJob.name && line.msg === 'job done'))
  const unfinished = () =>
    ask(`select id from pgboss.job where name = '${housekeepingJob.name}' and state <> 'completed'`)
  // In rounds until both workers have had a turn: the one that polls first may take a whole round.
  let sent = 0
  for (let round = 0; round < MAX_ROUNDS && (round < 2 || runs().some((lines) => lines.length === 0)); round++) {
    for (let job = 0; job < ROUND_JOBS; job++) await boss.send(housekeepingJob, {})
    sent += ROUND_JOBS
    await expect.poll(() => runs().flat().length).toBeGreaterThanOrEqual(sent)
  }
  // Completed jobs are never handed out again, so no second run can follow.
  await expect.poll(unfinished).toEqual([])
  await boss.stop()
  const ids = runs().flatMap((lines) => lines.map((line) => line.id))
  expect(ids).toHaveLength(sent)
  expect(new Set(ids).size).toBe(sent)
  for (const lines of runs()) expect(lines.length).toBeGreaterThan(0)
  const on_apis = apis.flatMap((node) => node.log.filter((line) => line.job === housekeepingJob.name))
  expect(on_apis).toEqual([])
})

test('a node that is asked to stop finishes and leaves in good order', async () => {
  expect(await Promise.all([workers[1]?.stop(), apis[1]?.stop()])).toEqual([0, 0])
  expect(await fetch(`${apis[0]?.origin}/healthz`).then((answer) => answer.status)).toBe(200)
})
