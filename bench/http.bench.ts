// The overhead of our framework: the same row read through bind (session, schema, envelope, headers) and through bare Fastify.
import { getUser } from '@inkroute/contract/account/account'
import Fastify from 'fastify'
import { createSeller } from '../server/src/modules/account/account.ts'
import { openSession } from '../server/src/modules/auth/auth.ts'
import { few, openBench } from './support/bench.ts'
import { openInstallation } from './support/installation.ts'

const SECONDS = few(5, 0.05)
const CONNECTIONS = few(20, 2)

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

const bench = openBench('http')
const { app, origin: ours } = await openInstallation(bench)
const { user_id } = await createSeller(app.ctx, { username: 'bench', password: 'bench-password', phone: null })
const { token } = await openSession(app.ctx, { user_id, ip: '', user_agent: '' })

const bare = Fastify()
bench.atEnd(() => bare.close())
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
bench.figure('bound endpoint beside a bare one', our_rate / bare_rate, 'more')
