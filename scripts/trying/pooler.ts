import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/src/testing/node-process.ts'

export interface Pooler {
  readonly url: string
  readonly process: ChildProcess
}

/** PgBouncer in transaction mode. Needs Debian's package pgbouncer, or PGBOUNCER=path. */
export async function startPooler(folder: string, direct: URL): Promise<Pooler> {
  const port = await freePort()
  writeFileSync(join(folder, 'users.txt'), `"${direct.username}" "${direct.password}"\n`)
  const settings = [
    '[databases]',
    `inkroute = host=127.0.0.1 port=${direct.port} dbname=inkroute`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${join(folder, 'users.txt')}`,
    'pool_mode = transaction',
    // Fewer than the nodes use at once, so that statements do change connections.
    'default_pool_size = 4',
    'max_client_conn = 200',
    ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), settings.join('\n'))
  const child = spawn(process.env.PGBOUNCER ?? 'pgbouncer', [join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { url: `postgres://${direct.username}:${direct.password}@127.0.0.1:${port}/inkroute`, process: child }
}
