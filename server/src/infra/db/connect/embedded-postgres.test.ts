import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { firstOrdinaryUser, startEmbeddedPostgres } from './embedded-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-postgres-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const settings = ['fsync=off', 'shared_buffers=16MB']

async function ask(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query("select 'well' as answer")
    return rows[0].answer
  } catch {
    return 'away'
  } finally {
    await client.end().catch(() => {})
  }
}

const until = (holds: () => boolean | Promise<boolean>) =>
  vi.waitUntil(holds, { timeout: inject('patience_ms'), interval: 100 })

test('a database that is killed restarts at the same address', async () => {
  const data_dir = join(folder, 'killed')
  mkdirSync(data_dir)
  const postgres = await startEmbeddedPostgres(data_dir, settings)
  const pid_file = join(data_dir, 'postgres', 'postmaster.pid')
  const pid = Number(readFileSync(pid_file, 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  await until(async () => (await ask(postgres.url())) === 'away')
  await until(async () => (await ask(postgres.url())) === 'well')
  await postgres.stop()
  expect(existsSync(pid_file)).toBe(false)
})

test('a start that was killed during initdb does not break the folder', async () => {
  const data_dir = join(folder, 'half')
  mkdirSync(data_dir)
  const module_url = new URL('./embedded-postgres.ts', import.meta.url).href
  const start = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module_url)})
    await startEmbeddedPostgres(process.argv[1], ${JSON.stringify(settings)})`
  const first = spawn(process.execPath, ['--input-type=module', '-e', start, data_dir], { stdio: 'inherit' })
  await until(() => readdirSync(data_dir).some((name) => existsSync(join(data_dir, name, 'PG_VERSION'))))
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(existsSync(join(data_dir, 'postgres'))).toBe(false)
  const second = await startEmbeddedPostgres(data_dir, settings)
  expect(await ask(second.url())).toBe('well')
  await second.stop()
})

test('an incomplete folder of an older version is moved aside', async () => {
  const data_dir = join(folder, 'older')
  mkdirSync(join(data_dir, 'postgres'), { recursive: true })
  writeFileSync(join(data_dir, 'postgres', 'PG_VERSION'), '18\n')
  const postgres = await startEmbeddedPostgres(data_dir, settings)
  expect(await ask(postgres.url())).toBe('well')
  await postgres.stop()
  expect(readdirSync(data_dir).filter((name) => name.startsWith('postgres.broken-'))).toHaveLength(1)
})

test('on a machine without user 1000 the database runs as the first ordinary user', () => {
  const accounts = [
    '# local accounts',
    'root:x:0:0:root:/root:/bin/bash',
    'toor:x:0:0::/root:/bin/sh',
    'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin',
    'node:x:1000:1000::/home/node:/bin/bash',
  ]
  expect(firstOrdinaryUser(accounts.join('\n'))).toEqual({ uid: 1, gid: 1 })
})

test('a user in the root group is skipped', () => {
  expect(firstOrdinaryUser('sync:x:4:0::/bin:/bin/sync\nbin:x:2:2::/bin:/x')).toEqual({ uid: 2, gid: 2 })
})

test('without ordinary users the database runs as nobody', () => {
  expect(firstOrdinaryUser('root:x:0:0:root:/root:/bin/bash\n')).toEqual({ uid: 65_534, gid: 65_534 })
  expect(firstOrdinaryUser('')).toEqual({ uid: 65_534, gid: 65_534 })
})
