// The overhead of our framework: the same row read through bind (session, schema, envelope, headers) and through bare Fastify.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUser } from '@inkroute/contract/account/account'
import Fastify from 'fastify'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { createSeller } from '../server/src/modules/account/account.ts'
import { openSession } from '../server/src/modules/auth/auth.ts'

const SECONDS = 5
const CONNECTIONS = 20

async function requestsPerSecond(url: string, token: string): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  let count = 0
  const headers = { authorization: `Bearer ${token}` }
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        const answer = await fetch(url, { headers })
        if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
        await answer.arrayBuffer()
        count++
      }
    }),
  )
  return count / SECONDS
}

const data_dir = mkdtempSync(join(tmpdir(), 'inkroute-bench-'))
const postgres = await startEmbeddedPostgres(data_dir)
await migrate(postgres.url())
const config = readConfig({ PORT: '0', DATA_DIR: data_dir, LOG_LEVEL: 'fatal', RATE_LIMITS: 'false' })
const app = await createApp({ config, database_url: postgres.url(), sandbox_url: 'http://127.0.0.1:1' })
const { user_id } = await createSeller(app.ctx, { username: 'bench', password: 'bench-password', phone: null })
const { token } = await openSession(app.ctx, { user_id, ip: '', user_agent: '' })
const ours = await app.http.listen({ port: 0, host: '127.0.0.1' })

const bare = Fastify()
bare.get('/user', async () => {
  const { rows } = await app.database.pool.query({
    name: 'bare',
    text: 'select id, username, display_name, kind, language, time_zone from app_user where id = $1',
    values: [user_id],
  })
  return { data: rows[0] }
})
const reference = await bare.listen({ port: 0, host: '127.0.0.1' })

await requestsPerSecond(`${reference}/user`, token)
const bare_rate = await requestsPerSecond(`${reference}/user`, token)
const our_rate = await requestsPerSecond(`${ours}/req${getUser.path}`, token)
console.log(`bare Fastify + one query   ${Math.round(bare_rate)} requests/s`)
console.log(
  `bound endpoint + session   ${Math.round(our_rate)} requests/s   ratio ${(our_rate / bare_rate).toFixed(2)}`,
)

await bare.close()
await app.close()
await postgres.stop()
rmSync(data_dir, { recursive: true, force: true })
