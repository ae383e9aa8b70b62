// node scripts/try-recovery.ts: rehearses docs/operations/point-in-time-recovery.md. A shop on a PostgreSQL that archives its
// log takes pictures in, then its database is damaged and its files are lost; both are brought back to a moment between two
// uploads. Needs PostgreSQL with pg_basebackup (Debian's package postgresql, or PG_BIN=folder). Not part of the checks.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { freePort, type NodeProcess, startNode } from '../server/src/testing/node-process.ts'
import { logInToDemo, readPicture, report, run, sandboxFor, sendPicture, within } from './try-tools.ts'

const debian = '/usr/lib/postgresql'
const newest = existsSync(debian)
  ? readdirSync(debian)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1)
  : undefined
const bin = process.env.PG_BIN ?? join(debian, newest ?? '', 'bin')
if (!existsSync(join(bin, 'pg_basebackup'))) {
  console.error('There is no pg_basebackup (Debian: apt-get install postgresql; or set PG_BIN); nothing was tried.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'inkroute-recovery-'))
const [cluster, archive, base, elsewhere, data] = ['cluster', 'archive', 'base', 'elsewhere', 'data'].map((name) =>
  join(folder, name),
) as [string, string, string, string, string]

/** PostgreSQL does not run as root; Debian's package brings a user for it. */
function serviceUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!line) throw new Error('Run it as an ordinary user: there is no user postgres.')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}
const user = serviceUser()
const owned = (path: string) => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (user) chownSync(path, user.uid, user.gid)
}

function postgresTool(name: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(join(bin, name), args, { encoding: 'utf8', cwd: folder, ...user })
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
}

const port = await freePort()
const url = `postgres://inkroute@127.0.0.1:${port}/inkroute`

async function query<T extends pg.QueryResultRow>(sql: string, database = url): Promise<T[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  return client
    .query<T>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

async function startPostgres(from: string): Promise<ChildProcess> {
  const child = spawn(join(bin, 'postgres'), ['-D', from, '-k', folder, '-p', String(port)], {
    stdio: 'ignore',
    ...user,
  })
  const isWritable = async () =>
    (await query<{ waits: boolean }>('select pg_is_in_recovery() as waits', url.replace(/inkroute$/, 'postgres')))[0]
      ?.waits === false
  if (!(await within(isWritable))) throw new Error('PostgreSQL did not start')
  return child
}

const stopPostgres = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGINT')
  })

/** As the page says: what is archived is complete before PostgreSQL forgets it. */
const archiving = `
wal_level = replica
archive_mode = on
archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'
archive_timeout = 300
listen_addresses = '127.0.0.1'
`

/** Files are only ever added to the copy, so it outlives a deletion. */
const copyFiles = () => cpSync(join(data, 'storage'), elsewhere, { recursive: true, preserveTimestamps: true })

const getPicture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()

const APP_SECRET = 'a-secret-for-trying-the-recovery-only-0'
owned(folder)
for (const path of [cluster, archive, base]) owned(path)
const sandbox = await sandboxFor(folder, APP_SECRET)
let node: NodeProcess | undefined
let postgres: ChildProcess | undefined
const startShop = () =>
  startNode({ DATABASE_URL: url, APP_SECRET, SANDBOX_URL: sandbox.url, DATA_DIR: data, RATE_LIMITS: 'false' })

try {
  postgresTool('initdb', '-D', cluster, '-U', 'inkroute', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  appendFileSync(join(cluster, 'postgresql.conf'), archiving)
  postgres = await startPostgres(cluster)
  await query('create database inkroute', url.replace(/inkroute$/, 'postgres'))
  node = await startShop()
  let token = await logInToDemo(node.origin)
  const before = await sendPicture(node.origin, token, 'before.png', await getPicture('#d33'))
  postgresTool('pg_basebackup', '-d', url, '-D', base, '-X', 'none', '--checkpoint=fast')
  const after = await sendPicture(node.origin, token, 'after.png', await getPicture('#3d3'))
  copyFiles()
  const [moment] = await query<{ at: string }>('select now()::text as at')
  const late = await sendPicture(node.origin, token, 'late.png', await getPicture('#33d'))
  report(
    'three pictures are in the shop',
    [before, after, late].every(({ status }) => status === 'ready'),
  )

  await query('drop table upload cascade')
  rmSync(join(data, 'storage'), { recursive: true })
  await query('select pg_switch_wal()')
  await node.stop()
  await stopPostgres(postgres)

  appendFileSync(
    join(base, 'postgresql.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment?.at}'\nrecovery_target_action = 'promote'\n`,
  )
  appendFileSync(join(base, 'recovery.signal'), '')
  postgres = await startPostgres(base)
  cpSync(elsewhere, join(data, 'storage'), { recursive: true })
  const audit = run(process.execPath, ['scripts/audit.ts'], { DATABASE_URL: url, APP_SECRET, DATA_DIR: data })
  report('the books agree', audit.status === 0, audit.out + audit.err)
  node = await startShop()
  token = await logInToDemo(node.origin)
  for (const picture of [before, after]) {
    const { url: address } = await readPicture(node.origin, token, picture.id)
    const answer = await fetch(new URL(address ?? '', node.origin))
    report(`${picture.name} is back, with its file`, answer.ok && (await answer.arrayBuffer()).byteLength > 0)
  }
  const [{ count } = { count: '' }] = await query<{ count: string }>(
    `select count(*) from upload where id = ${late.id}`,
  )
  report('what came after the moment is gone', count === '0')
} finally {
  await node?.stop()
  await sandbox.stop()
  if (postgres && postgres.exitCode === null) await stopPostgres(postgres)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
