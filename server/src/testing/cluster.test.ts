import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import * as upload from '@inkroute/contract/upload/upload'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { housekeepingJob } from '../infra/http/idempotency/housekeeping.job.ts'
import { openBoss } from '../infra/jobs/boss.ts'
import { createBuckets } from '../infra/storage/s3-client.ts'
import { allJobs } from '../modules.ts'
import { emulatedStore } from './emulated-store.ts'
import { type NodeProcess, startNode, TEST_SECRET } from './node-process.ts'
import { getCanvas } from './pictures.ts'
import { cloneDatabase } from './test-app.ts'
import { type Permit, toForm } from './upload-file.ts'

const ROUND_JOBS = 20
const MAX_ROUNDS = 10
const LOAD_CALLS = 200
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

async function emptyStore(): Promise<Record<string, string>> {
  const S3_SECRET_KEY_FILE = join(inject('test_dir'), 'cluster-s3-key')
  const config = emulatedStore(inject('sandbox_url'), 'cluster')
  await writeFile(S3_SECRET_KEY_FILE, config.credentials?.secretAccessKey ?? '')
  await createBuckets(config)
  return {
    STORAGE: 's3',
    S3_ENDPOINT: config.endpoint ?? '',
    S3_BUCKET: 'cluster',
    S3_ACCESS_KEY_ID: config.credentials?.accessKeyId ?? '',
    S3_SECRET_KEY_FILE,
  }
}

beforeAll(async () => {
  database_url = await cloneDatabase('demo')
  const shared = {
    DATABASE_URL: database_url,
    SANDBOX_URL: inject('sandbox_url'),
    APP_SECRET: TEST_SECRET,
    ...(await emptyStore()),
  }
  // Each on a machine of its own: nothing but the database and the store is shared.
  const start = (ROLE: string, n: number) =>
    startNode({ ...shared, ROLE, DATA_DIR: join(inject('test_dir'), `cluster-${n}`) })
  const first = await start('api', 0)
  await forgetDemoJobs()
  const others = ['api', 'worker', 'worker'].map((role, n) => start(role, n + 1))
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

const signIn = async (node: NodeProcess | undefined) =>
  (await post<{ data: { token: string } }>(node, auth.login.path, { username: 'demo', password: 'inkroute-demo' })).data
    .token

test('a picture sent to one node is served by the other, although they share no folder', async () => {
  const token = await signIn(apis[0])
  const policy = await fetch(`${apis[0]?.origin}/req${upload.getUploadPolicy.path}?type=material`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data: permit } = (await policy.json()) as { data: Permit }
  const form = toForm(permit, 'a.png', await getCanvas().png().toBuffer())
  const sent = await fetch(`${apis[0]?.origin}${permit.host}`, { method: 'POST', body: form })
  let { data: picture } = (await sent.json()) as { data: upload.Upload }
  const read = async () => {
    const path = upload.getUpload.path.replace('{id}', String(picture.id))
    const answer = await fetch(`${apis[1]?.origin}/req${path}`, { headers: { authorization: `Bearer ${token}` } })
    picture = ((await answer.json()) as { data: upload.Upload }).data
    return picture.status
  }
  await expect.poll(read, { timeout: inject('patience_ms') }).toBe('ready')
  const shown = await fetch(`${apis[1]?.origin}${picture.preview_469_url}`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
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
  const ids = runs().flatMap((lines) => lines.map((line) => line.job_id))
  expect(ids).toHaveLength(sent)
  expect(new Set(ids).size).toBe(sent)
  for (const lines of runs()) expect(lines.length).toBeGreaterThan(0)
  const on_apis = apis.flatMap((node) => node.log.filter((line) => line.job === housekeepingJob.name))
  expect(on_apis).toEqual([])
})

/** As a browser or a proxy does: when the connection breaks, once more at the other node. */
async function withOneRetry(n: number, token: string): Promise<number> {
  const at = (node: NodeProcess | undefined) => getUserStatus(node, token).catch(() => 0)
  const first = await at(apis[n % 2])
  return first === 200 ? first : at(apis[(n + 1) % 2])
}

test('when nodes of each kind are killed under load, no request fails after one retry and the jobs go on', async () => {
  const token = await signIn(apis[0])
  const boss = await openBoss(database_url, allJobs(), pino({ level: 'silent' }), false)
  const statuses: number[] = []
  const lane = async () => {
    while (statuses.length < LOAD_CALLS) {
      const n = statuses.push(0) - 1
      if (n === LOAD_CALLS / 4) workers[1]?.process.kill('SIGKILL')
      if (n === LOAD_CALLS / 2) apis[1]?.process.kill('SIGKILL')
      if (n % 10 === 0) await boss.send(housekeepingJob, {})
      statuses[n] = await withOneRetry(n, token)
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  // The job the killed worker had in hand, if any, waits for its heartbeat to run out; that takes a minute, so not here.
  const inState = (condition: string) =>
    ask(`select id from pgboss.job where name = '${housekeepingJob.name}' and state ${condition}`)
  await expect.poll(() => inState("in ('created', 'retry')"), { timeout: inject('patience_ms') }).toEqual([])
  expect((await inState("not in ('completed', 'active')")).length).toBe(0)
  await boss.stop()
})

test('a node that is asked to stop finishes and leaves in good order', async () => {
  expect(await Promise.all([workers[0]?.stop(), apis[0]?.stop()])).toEqual([0, 0])
})
