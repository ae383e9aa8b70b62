import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { projectRoot } from '../config/config.ts'
import { freePort, nodeEnv, startNode } from './node-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute start ünï '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Without jobs: the demo's pictures would only keep the processor busy. */
const env = { DATA_DIR: join(folder, 'data'), SANDBOX_URL: 'http://127.0.0.1:1', ROLE: 'api' }

/** Runs the program until it gives up and returns what it said. */
function failedStart(extra: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(projectRoot, 'server', 'src', 'main.ts')], {
      env: { ...nodeEnv, ...env, ...extra },
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.once('exit', (code) => resolve(`${said.trim()} [exit ${code}]`))
  })
}

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/req/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'inkroute-demo' }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** What the database of a node that is running holds, read from beside it. */
async function stored(statement: string): Promise<unknown[]> {
  const [, , , port] = readFileSync(join(env.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(env.DATA_DIR, 'postgres.secret'), 'utf8')
  const client = new pg.Client({ connectionString: `postgres://inkroute:${password}@127.0.0.1:${port}/inkroute` })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

test('starts in a folder with blanks, stops cleanly with its database, and keeps everything for the next start', async () => {
  const first = await startNode(env)
  const token = await logIn(first.origin)
  // Guessing a password costs as much memory and time as it should.
  const users = await stored("select password_hash from app_user where username = 'demo'")
  expect(users).toMatchObject([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }])
  const pidFile = join(env.DATA_DIR, 'postgres', 'postmaster.pid')
  const postgres_pid = readFileSync(pidFile, 'utf8').split('\n')[0]
  expect(await first.stop()).toBe(0)
  expect(existsSync(pidFile)).toBe(false)
  expect(existsSync(`/proc/${postgres_pid}`)).toBe(false)

  const second = await startNode(env)
  const me = await fetch(`${second.origin}/req/distribution/user`, { headers: { authorization: `Bearer ${token}` } })
  expect(me.status).toBe(200)

  expect(await failedStart({ PORT: String(await freePort()) })).toMatch(
    /is in use by another InkRoute \(process \d+\).* \[exit 1\]$/,
  )

  // Killed without warning: the database it leaves behind is taken over, and nothing is lost.
  second.process.kill('SIGKILL')
  await new Promise((resolve) => second.process.once('exit', resolve))
  const left = readFileSync(pidFile, 'utf8').split('\n')[0]
  const starting = startNode(env)
  starting.catch(() => {})
  // While it starts, its new database is killed as soon as it can work: the node waits for it and begins again.
  const fresh = () => {
    const [pid, , , , , , , status = ''] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : []
    return pid !== left && status.startsWith('ready') ? Number(pid) : null
  }
  await expect.poll(fresh, { interval: 10, timeout: inject('patience_ms') }).not.toBeNull()
  process.kill(fresh() ?? 0, 'SIGKILL')
  const third = await starting
  const again = await fetch(`${third.origin}/req/distribution/user`, { headers: { authorization: `Bearer ${token}` } })
  expect(again.status).toBe(200)

  // The database alone is killed: it comes back, and the node with it.
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
  const status = () => fetch(`${third.origin}/healthz`).then((answer) => answer.status)
  await expect.poll(status).toBe(503)
  await expect.poll(status).toBe(200)
  expect(await logIn(third.origin)).toEqual(expect.any(String))

  // A request that is never sent to its end does not keep the node from stopping.
  const half_sent = connect(Number(new URL(third.origin).port), '127.0.0.1')
  half_sent.on('error', () => {})
  const half = 'POST /req/api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"username":'
  await new Promise((resolve) => half_sent.write(half, resolve))
  // Answered after the half request has arrived: the node knows of it now.
  expect(await status()).toBe(200)
  expect(await third.stop()).toBe(0)
  half_sent.destroy()
})

test('a taken port is one clear sentence', async () => {
  const taken = createServer().listen(0, '0.0.0.0')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as { port: number }
  const said = await failedStart({ PORT: String(port), DATA_DIR: join(folder, 'other') })
  taken.close()
  expect(said).toBe(
    `Port ${port} is already in use; set PORT to another one, for example PORT=3100 npm start. [exit 1]`,
  )
})

test('a data folder that cannot be written is one clear sentence', async () => {
  const said = await failedStart({ PORT: String(await freePort()), DATA_DIR: '/dev/null/inkroute' })
  expect(said).toBe(
    'The data folder /dev/null/inkroute is not writable; set DATA_DIR to a folder you may write to. [exit 1]',
  )
})

test('a wrong environment variable is named', async () => {
  expect(await failedStart({ PORT: 'many' })).toMatch(/^Environment variable PORT: .* \[exit 1\]$/)
})
